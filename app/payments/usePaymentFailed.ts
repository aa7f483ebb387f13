import { useState } from 'react'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'

/** Shows in a toast why a payment failed, and returns the message for the form. */
export function usePaymentFailed() {
  const { checkout: words } = useWords(donations)
  const [failure, setFailure] = useState<string>()
  return {
    failure,
    clear: () => setFailure(undefined),
    /** `message`: the provider's own words. */
    fail: (message: string | undefined) => {
      const description = message || words.failedText
      setFailure(description)
      // Below the form: the card's number is what is looked at next.
      showToast({ title: words.failedTitle, description, tone: 'destructive', withPage: true })
    },
  }
}
