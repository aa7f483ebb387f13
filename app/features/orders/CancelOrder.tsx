import { useEffect, useRef, useState } from 'react'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { cancelOrder, type Order } from '#contract/orders/public.ts'
import { useOrderChange } from './useOrderChange.ts'

type Props = { order: Order; onDone: (order: Order) => void }

/** Cancels an order that is not packed yet, after a confirmation. */
export function CancelOrder({ order, onDone }: Props) {
  const words = useWords(orderWords)
  const [isAsking, setIsAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { send, isSending, trouble } = useOrderChange(onDone)
  useEffect(() => {
    if (isAsking) heading.current?.focus()
  }, [isAsking])
  const { reference, token } = order
  const handleCancel = async () => {
    if (await send(cancelOrder, { reference, token }))
      showToast({ title: words.cancelled, tone: 'success' })
  }
  const handleKeep = () => {
    setIsAsking(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (!isAsking)
    return (
      <Button ref={opener} variant="outline" className="mt-8" onClick={() => setIsAsking(true)}>
        {words.cancel}
      </Button>
    )
  return (
    <div className="mt-8 rounded-md border border-kumkum p-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {words.cancelQuestion}
      </h2>
      <p className="mt-1 mb-4">{order.isPaid ? words.cancelRefund : words.cancelText}</p>
      <TroubleNote trouble={trouble} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isSending} onClick={handleCancel}>
          {isSending ? words.cancelling : words.cancel}
        </Button>
        <Button variant="outline" disabled={isSending} onClick={handleKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
