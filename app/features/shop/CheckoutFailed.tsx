import { useState } from 'react'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import { Button } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'

/** What the checkout needs could not be loaded, as when it is opened offline. */
export function CheckoutFailed({ onAgain }: { onAgain: () => Promise<unknown> }) {
  const { failed: words } = useWords(checkout)
  const [isAsking, setIsAsking] = useState(false)
  const isOffline = useConnection() === 'offline'
  const handleAgain = async () => {
    if (isAsking) return
    setIsAsking(true)
    await onAgain()
    setIsAsking(false)
  }
  return (
    <ErrorState
      title={isOffline ? words.offline : words.title}
      // Not disabled meanwhile: it would lose the focus.
      action={
        <Button onClick={handleAgain} aria-busy={isAsking}>
          {words.again}
        </Button>
      }
    >
      <p>{isOffline ? words.offlineText : words.text}</p>
    </ErrorState>
  )
}
