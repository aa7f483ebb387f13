import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Trouble, troubleOf, troubleText } from '#app/forms/trouble.ts'
import { order as orderWords } from '#app/i18n/en/checkout.ts'
import { trouble as troubleWords } from '#app/i18n/en/trouble.ts'
import { useWords } from '#app/i18n/words.ts'
import { call } from '#app/offline/call.ts'
import { CardForm } from '#app/payments/CardForm.tsx'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { paymentSettingsQuery } from '#app/payments/settings.ts'
import { buttonClass } from '#app/ui/Button.tsx'
import { ErrorState } from '#app/ui/ErrorState.tsx'
import { createPaymentIntent } from '#contract/donations.ts'
import { formatRupees } from '#contract/money.ts'
import { keptToken } from './orderTokens.ts'
import { useOrder } from './useOrder.ts'

/** The card form of an order that was placed. */
export function PayOrder({ reference }: { reference: string }) {
  const words = useWords(orderWords)
  const problems = useWords(troubleWords)
  const reading = useOrder(reference, '', false)
  const settings = useQuery(paymentSettingsQuery)
  const [secret, setSecret] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  useEffect(() => {
    let isMounted = true
    const token = keptToken(reference)
    call(createPaymentIntent, { type: 'order', reference, ...(token && { token }) }).then(
      ({ clientSecret }) => isMounted && setSecret(clientSecret),
      (error: unknown) => isMounted && setTrouble(troubleOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [reference])
  const path = `/orders/${reference.toLowerCase()}`
  const failed = trouble ? troubleText(trouble, problems) : undefined
  if (failed !== undefined || (reading.state !== 'here' && reading.state !== 'loading'))
    return (
      <ErrorState
        title={words.pay.over}
        headingLevel={1}
        action={
          <a href={path} className={buttonClass()}>
            {words.title}
          </a>
        }
      >
        <p>{failed ?? words.missing.text}</p>
      </ErrorState>
    )
  if (reading.state !== 'here' || !secret || !settings.data) return <PaymentLoading />
  const { amount, email, fullName } = reading.order
  return (
    <>
      <p className="eyebrow">{words.pay.eyebrow}</p>
      <h1 className="money-title">{words.pay.heading(formatRupees(amount))}</h1>
      <p className="mt-2 text-muted">{words.pay.order(reference)}</p>
      <CardForm
        settings={settings.data}
        clientSecret={secret}
        amount={amount}
        email={email}
        fullName={fullName}
        resultPath={path}
      />
    </>
  )
}
