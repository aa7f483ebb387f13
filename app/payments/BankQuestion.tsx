import { useEffect, useRef, useState } from 'react'
import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import type { Out } from '#contract/endpoint.ts'
import { authenticateInSandbox } from '#contract/payments/sandboxCheckout.ts'

type Props = {
  clientSecret: string
  rupees: string
  onAnswered: (outcome: Out<typeof authenticateInSandbox>) => Promise<void>
  onTrouble: (trouble: Trouble) => void
}

/** The step in which the bank asks the customer to approve the payment (3-D Secure). */
export function BankQuestion({ clientSecret, rupees, onAnswered, onTrouble }: Props) {
  const { checkout: words } = useWords(donations)
  const [isSending, setIsSending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const answer = async (isApproved: boolean) => {
    setIsSending(true)
    try {
      const { api } = await import('#app/offline/phone.ts')
      await onAnswered(await api.call(authenticateInSandbox, { clientSecret, isApproved }))
    } catch (error) {
      onTrouble(troubleOf(error))
    }
    setIsSending(false)
  }
  return (
    <section aria-labelledby="bank" className="mt-6 grid gap-4 border-t border-line pt-6">
      <h2 id="bank" ref={heading} tabIndex={-1} className="text-2xl">
        {words.bank.heading}
      </h2>
      <p>{words.bank.text(rupees)}</p>
      <Button size="large" isBusy={isSending} onClick={() => void answer(true)}>
        {words.bank.approve}
      </Button>
      <Button variant="outline" disabled={isSending} onClick={() => void answer(false)}>
        {words.bank.refuse}
      </Button>
    </section>
  )
}
