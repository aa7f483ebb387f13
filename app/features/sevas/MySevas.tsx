import { useQuery } from '@tanstack/react-query'
import { dateText } from '#app/i18n/dates.ts'
import { sevas } from '#app/i18n/en/sevas/sevas.ts'
import { sevaWords } from '#app/i18n/en/sevas/sevaWords.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { useAccount } from '#app/offline/session/useAccount.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { listMySevas } from '#contract/sevas/public.ts'

/** The sevas of the account, with their next days; nothing for others. */
export function MySevas() {
  const { mine: words } = useWords(sevas)
  const shared = useWords(sevaWords)
  const isSignedIn = useAccount().account !== undefined
  const { data } = useQuery({
    ...momentary,
    queryKey: [privateKey, 'sevas'],
    queryFn: () => call(listMySevas, {}),
    enabled: isSignedIn,
  })
  if (!isSignedIn || !data?.length) return null
  return (
    <section aria-labelledby="my-sevas" className="mt-10">
      <h2 id="my-sevas" className="text-2xl">
        {words.heading}
      </h2>
      <ul className="mt-2">
        {data.map(({ reference, kind, inName, status, next, lastDone, ...rule }) => (
          <li key={reference} className="record">
            <span>
              <span className="block font-semibold">{shared.heading(kind, inName)}</span>
              <span className="block text-sm text-muted">{shared.rule(rule)}</span>
              {next && <span className="block">{shared.next(dateText(next.date))}</span>}
              {lastDone && (
                <span className="block text-sm text-muted">{words.done(dateText(lastDone))}</span>
              )}
            </span>
            <Chip tone={status === 'active' ? 'durva' : 'gold'}>{shared.statuses[status]}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
