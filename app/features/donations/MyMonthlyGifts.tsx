import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '#app/i18n/dates.ts'
import { monthly } from '#app/i18n/en/donations/monthly.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listMyMonthlyGifts } from '#contract/monthlyGifts/public.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { giftTone } from './GiftView.tsx'

/** The monthly gifts of the account; nothing for others. */
export function MyMonthlyGifts() {
  const { mine: words, own } = useWords(monthly)
  const isSignedIn = useAccount().account !== undefined
  const { data } = useQuery({
    ...momentary,
    queryKey: [privateKey, 'monthlyGifts'],
    queryFn: () => call(listMyMonthlyGifts, {}),
    enabled: isSignedIn,
  })
  if (!isSignedIn || !data?.length) return null
  return (
    <section aria-labelledby="my-monthly" className="mt-10">
      <h2 id="my-monthly" className="text-2xl">
        {words.heading}
      </h2>
      <ul className="mt-2">
        {data.map(({ reference, amount, status, nextOn }) => (
          <li key={reference}>
            <Link
              to="/monthly/$reference"
              params={{ reference: reference.toLowerCase() }}
              className="record"
            >
              <span>
                <span className="block font-semibold">{own.amount(formatRupees(amount))}</span>
                {nextOn && (
                  <span className="block text-sm text-muted">{words.next(dateText(nextOn))}</span>
                )}
              </span>
              <Chip tone={giftTone[status]}>{own.statuses[status]}</Chip>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
