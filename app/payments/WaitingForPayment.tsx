import { useState } from 'react'
import { Button } from '#app/ui/Button.tsx'

type Props = {
  words: { waiting: string; stillWaiting: string; checkAgain: string; checking: string }
  /** We no longer ask by ourselves. */
  isLate: boolean
  onRetry: () => Promise<unknown>
}

/** Shown after the card form while the payment's result is pending. */
export function WaitingForPayment({ words, isLate, onRetry }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const handleRetry = async () => {
    if (isAsking) return
    setIsAsking(true)
    await onRetry()
    setIsAsking(false)
  }
  return (
    <div role="status" className="mt-4 rounded-md bg-gold-soft px-4 py-3">
      <p>{isLate ? words.stillWaiting : words.waiting}</p>
      {isLate && (
        // Not disabled while it loads, or it would lose the focus.
        <Button variant="outline" className="mt-3" onClick={handleRetry} aria-busy={isAsking}>
          {isAsking ? words.checking : words.checkAgain}
        </Button>
      )}
    </div>
  )
}
