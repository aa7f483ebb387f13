import { useEffect, useEffectEvent, useState } from 'react'
import { timeText } from '#app/i18n/dates.ts'
import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'

type Props = { until: string; timeZone: string; onOver: () => void }

const tickMs = 5_000
const minuteMs = 60_000

/** Until when the items wait for the payment. */
export function Reserved({ until, timeZone, onOver }: Props) {
  const words = useWords(orderWords)
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => end - Date.now())
  const notifyOver = useEffectEvent(onOver)
  useEffect(() => {
    const timer = setInterval(() => setLeft(end - Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [end])
  const isOver = left <= 0
  useEffect(() => {
    if (isOver) notifyOver()
  }, [isOver])
  if (isOver) return null
  return (
    <p className="mt-2 text-muted">
      {words.reserved(Math.floor(left / minuteMs), timeText(end, timeZone))}
    </p>
  )
}
