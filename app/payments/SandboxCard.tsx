import { useNavigate } from '@tanstack/react-router'
import { FlaskConical } from 'lucide'
import { useState } from 'react'
import * as z from 'zod/mini'
import type { Trouble } from '#app/forms/trouble.ts'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { donations } from '#app/i18n/en/donations/donations.ts'
import { useWords } from '#app/i18n/words.ts'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Out } from '#contract/endpoint.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { payInSandbox } from '#contract/payments/sandboxCheckout.ts'
import { BankQuestion } from './BankQuestion.tsx'
import { type CardPayment, resultPathOf } from './payment.ts'
import { PaymentFailure } from './PaymentFailure.tsx'
import { usePaymentFailed } from './usePaymentFailed.ts'

type Values = { number: string; expiry: string; cvc: string }

const { test } = donations.english.checkout
const card = z.object({
  number: z.string().check(z.regex(/\d/, test.missing)),
  expiry: z.string().check(z.regex(/^\s*(0?[1-9]|1[0-2])\s*\/?\s*\d{2}\s*$/, test.expiryMissing)),
  cvc: z.string().check(z.regex(/^\s*\d{3,4}\s*$/, test.cvcMissing)),
})

type Outcome = Out<typeof payInSandbox>

/** The card form of test mode: any future date and any three digits work. */
export function SandboxCard({ clientSecret, amount, ...result }: CardPayment) {
  const { checkout: words } = useWords(donations)
  const navigate = useNavigate()
  const [needsApproval, setNeedsApproval] = useState(false)
  const { failure, fail, clear } = usePaymentFailed()

  const goToResult = () =>
    navigate({ href: resultPathOf({ clientSecret, ...result }), replace: true })
  // No answer: it may have been paid, which only the server knows.
  const handleTrouble = ({ code, detail }: Trouble) =>
    code === 'unreachable'
      ? void goToResult()
      : fail((code !== 'internal' && detail) || words.unknown)
  const settle = async ({ status, message }: Outcome) => {
    setNeedsApproval(status === 'requires_action')
    if (status === 'declined') fail(message)
    if (status === 'succeeded') await goToResult()
  }
  const { form, formProps, isSending, field } = useDirectForm<Values, Outcome>({
    schema: card,
    empty: { number: '', expiry: '', cvc: '' },
    send: ({ number }, api) => {
      clear()
      return api.call(payInSandbox, { clientSecret, cardNumber: number })
    },
    onDone: settle,
    onTrouble: handleTrouble,
  })
  const use = (number: string) => {
    form.reset({ number: number.replaceAll(/(\d{4})(?=\d)/g, '$1 '), expiry: '12/34', cvc: '123' })
  }
  const rupees = formatRupees(amount)
  return (
    <>
      <div role="note" className="test-banner mt-5">
        <Icon of={FlaskConical} className="mt-0.5 shrink-0" />
        <p>
          <strong className="block">{words.test.banner}</strong>
          {words.test.text}
        </p>
      </div>
      {needsApproval ? (
        <BankQuestion
          clientSecret={clientSecret}
          rupees={rupees}
          onAnswered={settle}
          onTrouble={handleTrouble}
        />
      ) : (
        <form {...formProps} className="mt-6 grid gap-5">
          <div role="group" aria-label={words.test.cards} className="grid gap-2">
            {Object.entries(words.test.use).map(([number, what]) => (
              <Button key={number} variant="outline" onClick={() => use(number)}>
                <span>
                  <span className="whitespace-nowrap">… {number.slice(-4)}</span> {what}
                </span>
              </Button>
            ))}
          </div>
          <TextField
            label={words.test.number}
            hint={words.test.numberHint}
            inputMode="numeric"
            autoComplete="off"
            {...field('number')}
          />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField label={words.test.expiry} autoComplete="off" {...field('expiry')} />
            <TextField
              label={words.test.cvc}
              inputMode="numeric"
              autoComplete="off"
              {...field('cvc')}
            />
          </div>
          <PaymentFailure text={failure} />
          <Button type="submit" size="large" isBusy={isSending} className="w-full">
            {isSending ? words.paying : words.pay(rupees)}
          </Button>
        </form>
      )}
    </>
  )
}
