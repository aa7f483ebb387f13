import { useEffect, useState } from 'react'

/** For how long we poll for the result of a card payment, and how often. */
const patienceMs = 60_000
const pollMs = 3_000

/** The state of a payment whose payer has returned from the card form before the provider answered. */
export function useCardAnswer(hasPaid: boolean) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!hasPaid) return
    const timer = setTimeout(() => setIsOver(true), patienceMs)
    return () => clearTimeout(timer)
  }, [hasPaid])
  const isPatient = hasPaid && !isOver
  return {
    /** The poll interval of a query while it is unpaid. */
    pollWhile: (isUnpaid: boolean) => isPatient && isUnpaid && pollMs,
    /** `late`: we no longer poll. */
    stateWhile: (isUnpaid: boolean) =>
      hasPaid && isUnpaid ? (isPatient ? 'waiting' : 'late') : undefined,
  } as const
}
