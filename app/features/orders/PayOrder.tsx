import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type Trouble, troubleOf, troubleText } from '#app/forms/trouble.ts'
import { order as orderWords } from '#app/i18n/en/order.ts'
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
import { orderPath } from '#contract/orderLinks.ts'
import type { Order } from '#contract/orders.ts'
import { useOrder } from './useOrder.ts'

type Props = {
  reference: string
  /** Opens the order on a phone that stores nothing. The payment provider must not learn it. */
  secret: string
}

/** The card form of an order that was placed. */
export function PayOrder({ reference, secret }: Props) {
  const words = useWords(orderWords)
  const reading = useOrder(reference, secret)
  if (reading.state === 'loading') return <PaymentLoading />
  if (reading.state === 'here') return <OpenPayment order={reading.order} isOwn={reading.isOwn} />
  const { title, text } = words[reading.state]
  return <Failed path={orderPath({ reference })} title={title} text={text} />
}

/** Asks the server for a payment once; after a reload, for another. */
function OpenPayment({ order, isOwn }: { order: Order; isOwn: boolean }) {
  const words = useWords(orderWords)
  const problems = useWords(troubleWords)
  const settings = useQuery(paymentSettingsQuery)
  const [clientSecret, setClientSecret] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()
  const { reference, token, amount, email, fullName } = order
  // One's own order needs no secret, which would outlive the logout in the address.
  const secret = isOwn ? undefined : token
  const path = orderPath({ reference, token: secret })
  useEffect(() => {
    let isMounted = true
    call(createPaymentIntent, { type: 'order', reference, token }).then(
      (opened) => isMounted && setClientSecret(opened.clientSecret),
      (error: unknown) => isMounted && setTrouble(troubleOf(error)),
    )
    return () => {
      isMounted = false
    }
  }, [reference, token])
  if (trouble) {
    const title = trouble.code === 'wrong_status' ? words.pay.over : words.pay.failed
    return <Failed path={path} title={title} text={troubleText(trouble, problems)} />
  }
  if (settings.isError && !settings.data)
    return <Failed path={path} title={words.pay.failed} text={problems.unreachable} />
  if (clientSecret === undefined || !settings.data) return <PaymentLoading />
  return (
    <>
      <p className="eyebrow">{words.pay.eyebrow}</p>
      <h1 className="money-title">{words.pay.heading(formatRupees(amount))}</h1>
      <p className="mt-2 text-muted">{words.pay.order(reference)}</p>
      <CardForm
        settings={settings.data}
        clientSecret={clientSecret}
        amount={amount}
        email={email}
        fullName={fullName}
        resultPath={orderPath({ reference })}
        resultSecret={secret}
      />
      <p className="mt-6 text-center">
        {/* Leaves this document, which alone may load the payment provider’s script. */}
        <a href={path} className="text-link">
          {words.pay.back}
        </a>
      </p>
    </>
  )
}

function Failed({ path, title, text }: { path: string; title: string; text: string }) {
  const words = useWords(orderWords)
  return (
    <ErrorState
      title={title}
      headingLevel={1}
      action={
        <a href={path} className={buttonClass()}>
          {words.pay.back}
        </a>
      }
    >
      <p>{text}</p>
    </ErrorState>
  )
}
