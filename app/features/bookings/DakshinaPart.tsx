import { dateText } from '#app/i18n/dates.ts'
import { dakshina as dakshinaWords } from '#app/i18n/en/bookings/dakshina.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { WaitingForPayment } from '#app/payments/WaitingForPayment.tsx'
import { buttonClass } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { Booking } from '#contract/bookings/public.ts'
import type { Dakshina } from '#contract/bookings/dakshina.ts'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Site } from '#contract/site/public.ts'
import { DakshinaMethods } from './DakshinaMethods.tsx'
import { useDakshina } from './useDakshina.ts'

type Props = {
  booking: Booking
  /** The booking belongs to the logged-in account. */
  isOwn: boolean
  /** The devotee returns from the card form. */
  hasPaid?: boolean
  site: Site
}

/** Optional dakshina for the puja, and the status of what was paid. */
export function DakshinaPart({ booking, isOwn, hasPaid = false, site }: Props) {
  const words = useWords(dakshinaWords)
  const { reference, token, status } = booking
  const key = { reference, token: isOwn ? '' : token }
  const { dakshina: fetched, isFetched, claim, isUnsent, card, renew } = useDakshina(key, hasPaid)
  const isOffline = useConnection() === 'offline'
  const isCancelled = status === 'cancelled'
  const isPaid = fetched !== undefined && fetched.paid.length > 0
  // Nothing was paid for it, and nothing can be any more.
  if (isCancelled && !isPaid && !fetched?.claim && !claim) return null
  const mayPay = fetched ? fetched.canPay : !isCancelled
  return (
    <section aria-labelledby="dakshina" className="not-printed mt-10 border-t border-line pt-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="dakshina" className="text-xl">
          {words.heading}
        </h2>
        <StateChip dakshina={fetched} isUnsent={isUnsent} />
      </div>
      {mayPay && !fetched?.claim && !isUnsent && (
        <p className="mt-1 text-muted">{words.optional}</p>
      )}
      {!fetched && isFetched && isOffline && <p className="mt-1 text-muted">{words.unknown}</p>}
      {card && <WaitingForPayment words={words} isLate={card === 'late'} onRetry={renew} />}
      {fetched && isPaid && <PaidRows paid={fetched.paid} isOffline={isOffline} />}
      {fetched?.atBank !== undefined && (
        <p className="mt-3 rounded-md bg-gold-soft px-4 py-3">
          {words.atBank(formatRupees(fetched.atBank))}
        </p>
      )}
      {fetched?.claim && !mayPay && (
        <p className="mt-3 rounded-md bg-gold-soft px-4 py-3">
          {words.said(formatRupees(fetched.claim.amount))}
        </p>
      )}
      {mayPay && card !== 'waiting' && (fetched || isFetched) && (
        <DakshinaMethods
          booking={booking}
          isOwn={isOwn}
          recorded={fetched?.claim}
          claim={claim}
          site={site}
        />
      )}
    </section>
  )
}

function StateChip({ dakshina, isUnsent }: { dakshina: Dakshina | undefined; isUnsent: boolean }) {
  const words = useWords(dakshinaWords)
  if (dakshina?.paid.some(({ amount, refundedAmount = 0 }) => refundedAmount < amount))
    return <Chip tone="durva">{words.paid}</Chip>
  const waiting = dakshina?.claim?.amount ?? dakshina?.atBank
  if (waiting !== undefined) {
    return <Chip tone="gold">{words.claimed(formatRupees(waiting))}</Chip>
  }
  if (isUnsent) return <Chip tone="gold">{words.unsent}</Chip>
  if (!dakshina) return null
  return <Chip>{dakshina.paid.length > 0 ? words.refunded : words.notPaid}</Chip>
}

type PaidRowsProps = { paid: Dakshina['paid']; isOffline: boolean }

/** What was received, each with its receipt. */
function PaidRows({ paid, isOffline }: PaidRowsProps) {
  const words = useWords(dakshinaWords)
  return (
    <ul className="mt-3 grid gap-4">
      {paid.map(({ amount, method, paidOn, receiptPath, refundedAmount, isTest }) => (
        <li key={receiptPath} className="grid justify-items-start gap-2">
          <p className="font-semibold">
            {words.received(formatRupees(amount), words.methods[method], dateText(paidOn))}
          </p>
          {refundedAmount !== undefined && <p>{words.partRefunded(exactRupees(refundedAmount))}</p>}
          {isTest && <p className="text-muted">{words.test}</p>}
          {isOffline ? (
            <p className="text-muted">{words.receiptOffline}</p>
          ) : (
            <a href={receiptPath} className={buttonClass({ variant: 'outline' })}>
              {words.receipt}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
