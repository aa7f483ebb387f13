import { order as orderWords } from '#app/i18n/en/orders/order.ts'
import { useWords } from '#app/i18n/words.ts'
import { OpenPayment, PaymentRefused } from '#app/payments/OpenPayment.tsx'
import { PaymentLoading } from '#app/payments/PaymentLoading.tsx'
import { orderPath } from '#contract/orders/links.ts'
import { useOrder } from './useOrder.ts'

type Props = {
  reference: string
  /** The link's secret, needed on a phone without storage. The payment provider must not see it. */
  secret: string
}

/** The card form of an order that was placed. */
export function PayOrder({ reference, secret }: Props) {
  const words = useWords(orderWords)
  const reading = useOrder(reference, secret)
  if (reading.state === 'loading') return <PaymentLoading />
  if (reading.state !== 'here') {
    const { title, text } = words[reading.state]
    const path = orderPath({ reference })
    return <PaymentRefused path={path} back={words.pay.back} title={title} text={text} />
  }
  const { token, amount, email, fullName } = reading.order
  // One's own order needs no secret, which would outlive the logout in the address.
  const own = reading.isOwn ? undefined : token
  return (
    <OpenPayment
      request={{ type: 'order', reference, token }}
      amount={amount}
      email={email}
      fullName={fullName}
      what={words.pay.order(reference)}
      path={orderPath({ reference, token: own })}
      resultPath={orderPath({ reference })}
      resultSecret={own}
      words={words.pay}
    />
  )
}
