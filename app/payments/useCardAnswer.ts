import { useEffect, useState } from 'react'

/** For how long we ask by ourselves whether a card payment has arrived, and how often. */
const patienceMs = 60_000
const againMs = 3_000

/** What is known of a payer who returns from the card form while the provider's answer is out. */
export function useCardAnswer(hasPaid: boolean) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!hasPaid) return
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [hasPaid])
  const isPatient = hasPaid && !isOver
  return {
    /** How often a query asks while it is unpaid. */
    againWhile: (isUnpaid: boolean) => isPatient && isUnpaid && againMs,
    /** `late`: we no longer ask by ourselves. */
    stateWhile: (isUnpaid: boolean) =>
      hasPaid && isUnpaid ? (isPatient ? 'waiting' : 'late') : undefined,
  } as const
}
