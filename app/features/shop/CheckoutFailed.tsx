import { useState } from 'react'
import { Failed } from '#app/Failed.tsx'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { useConnection } from '#app/offline/useConnection.ts'

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
    <Failed
      title={isOffline ? words.offline : words.title}
      isBusy={isAsking}
      onRetry={() => void handleAgain()}
    >
      <p>{isOffline ? words.offlineText : words.text}</p>
    </Failed>
  )
}
