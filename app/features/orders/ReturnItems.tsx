import { useRef, useState } from 'react'
import { fullMomentText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { exactRupees } from '#contract/payments/exactRupees.ts'
import type { Order } from '#contract/orders/public.ts'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnPhoto } from './ReturnPhoto.tsx'

type Props = {
  order: Order
  timeZone: string
  /** Asking needs a connection. */
  isPossible: boolean
  onDone: (order: Order) => void
}

/** The requested returns and, within seven days of delivery, the form to request one. */
export function ReturnItems({ order, timeZone, isPossible, onDone }: Props) {
  const { back: words } = useWords(orderWords)
  const [isAsking, setIsAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { returns, can, returnUntil } = order
  if (returns.length === 0 && !can.askReturn) return null
  const close = () => {
    setIsAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <section aria-labelledby="return" className="mt-8">
      <h2 id="return" ref={heading} tabIndex={-1} className="text-xl">
        {words.heading}
      </h2>
      <ul className="mt-3 grid gap-3 empty:hidden">
        {returns.map((each) => (
          <li key={each.id} className="card p-4">
            <ReturnSummary of={each} order={order} />
            {each.status === 'asked' && isPossible && (
              <ReturnPhoto order={order} of={each} onDone={onDone} />
            )}
          </li>
        ))}
      </ul>
      {can.askReturn && returnUntil && (
        <p className="mt-2 text-muted">
          {words.until(fullMomentText(Date.parse(returnUntil), timeZone))}
        </p>
      )}
      {can.askReturn && isPossible && !isAsking && (
        <Button ref={opener} variant="outline" className="mt-3" onClick={() => setIsAsking(true)}>
          {words.start}
        </Button>
      )}
      {can.askReturn && isPossible && isAsking && (
        <ReturnForm
          order={order}
          onClose={close}
          onDone={(changed) => {
            setIsAsking(false)
            onDone(changed)
            requestAnimationFrame(() => heading.current?.focus())
          }}
        />
      )}
    </section>
  )
}

function ReturnSummary({ of, order }: { of: Order['returns'][number]; order: Order }) {
  const { back: words } = useWords(orderWords)
  const nameOf = (id: string): string => order.lines.find((line) => line.id === id)?.name ?? id
  return (
    <>
      <p className="font-semibold">{words.states[of.status]}</p>
      <p>{of.items.map(({ id, quantity }) => `${quantity} × ${nameOf(id)}`).join(', ')}</p>
      <p className="text-muted wrap-anywhere">{of.reason}</p>
      {of.answer && <p className="mt-1 wrap-anywhere">{words.answer(of.answer)}</p>}
      {of.refundAmount !== undefined && (
        <p className="mt-1">{words.refund(exactRupees(of.refundAmount))}</p>
      )}
    </>
  )
}
