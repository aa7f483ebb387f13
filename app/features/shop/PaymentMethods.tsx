import type { ComponentProps } from 'react'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import type { PaymentSettings } from '#app/payments/settings.ts'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import type { Basket } from '#contract/orderPrice.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  payments: PaymentSettings
  basket: Pick<Basket, 'hasCashOnDelivery'>
  country: string
  error: string | undefined
}

/** The ways to pay. What is not possible for this order is said, not hidden. */
export function PaymentMethods({ payments, basket, country, ...input }: Props) {
  const words = useWords(checkout)
  const hasCards = payments.cards !== 'none'
  const hasUpi = payments.upi !== undefined
  const isIndia = country === 'IN'
  const hasCash = basket.hasCashOnDelivery && isIndia
  return (
    <RadioCards
      {...input}
      legend={words.payment}
      options={[
        {
          value: 'upi',
          label: words.upi,
          detail: hasUpi ? words.upiText : words.upiMissing,
          isDisabled: !hasUpi,
        },
        {
          value: 'card',
          label: words.card,
          detail: hasCards ? words.cardText : words.cardMissing,
          isDisabled: !hasCards,
        },
        {
          value: 'cod',
          label: words.cod,
          detail: hasCash ? words.codText : isIndia ? words.codMissing : words.codAbroad,
          isDisabled: !hasCash,
        },
      ]}
    />
  )
}
