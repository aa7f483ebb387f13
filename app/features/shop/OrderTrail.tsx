import { fullMomentText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import type { Order } from '#contract/orders.ts'

/** The steps of an order, the latest first. */
export function OrderTrail({ order: { trail }, timeZone }: { order: Order; timeZone: string }) {
  const words = useWords(orderWords)
  return (
    <section aria-labelledby="trail" className="mt-8">
      <h2 id="trail" className="text-xl">
        {words.trail}
      </h2>
      <ol className="mt-3 border-l-2 border-gold-deco">
        {trail.toReversed().map(({ status, note, at }) => (
          <li key={`${at} ${status} ${note}`} className="py-2 pl-5">
            <p>{note ? words.notes[note] : words.status[status]}</p>
            <p className="text-sm text-muted">{fullMomentText(Date.parse(at), timeZone)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
