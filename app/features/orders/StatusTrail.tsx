import { fullMomentText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Order } from '#contract/orders/public.ts'

type Props = Pick<Order, 'trail'> & { timeZone: string }

/** The steps of an order, the latest first, in plain words. */
export function StatusTrail({ trail, timeZone }: Props) {
  const words = useWords(orderWords)
  return (
    <section aria-labelledby="trail" className="mt-8">
      <h2 id="trail" className="text-xl">
        {words.trail}
      </h2>
      <ol className="mt-3 border-l-2 border-gold-deco">
        {trail.toReversed().map(({ status, note, at }) => (
          <li key={`${at} ${status} ${note ?? ''}`} className="py-2 pl-5">
            <p>{note ? words.notes[note] : words.steps[status]}</p>
            <p className="text-sm text-muted">{fullMomentText(Date.parse(at), timeZone)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
