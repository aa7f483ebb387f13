import type { checkout } from '#app/i18n/en/shop/checkout.ts'
import type { PaymentSettings } from '#app/payments/settings.ts'
import { formatRupees } from '#contract/payments/money.ts'
import { type BuyerPayment, mostByCard, mostByUpi } from '#contract/orders/input.ts'
import type { Basket } from '#contract/orders/price.ts'
import { isDigital } from '#contract/shop/rules.ts'

type PaymentContext = {
  readonly payments: PaymentSettings
  readonly basket: Basket
  /** Country of delivery. */
  readonly country: string
  /** Whole rupees, with delivery. */
  readonly amount: number
}

export type PaymentOption = {
  readonly value: BuyerPayment
  readonly label: string
  readonly detail: string
  readonly isDisabled: boolean
}

const option = (
  value: BuyerPayment,
  { label, text, whyNot }: { label: string; text: string; whyNot: string | undefined },
): PaymentOption => ({ value, label, detail: whyNot ?? text, isDisabled: whyNot !== undefined })

/** The payment methods for this order, with the reason if one is not possible. */
export function paymentOptions(
  { payments, basket, country, amount }: PaymentContext,
  words: typeof checkout.english,
): PaymentOption[] {
  const upTo = (most: number) => (amount > most ? words.tooMuch(formatRupees(most)) : undefined)
  const withoutCash = basket.lines
    .filter(({ product }) => !product.hasCashOnDelivery)
    .map(({ product }) => product)
  const whyNoCash = () => {
    if (!basket.hasShipping || withoutCash.some(isDigital)) return words.codFiles
    if (country !== 'IN') return words.codAbroad
    if (withoutCash.length > 0)
      return words.codMissing(withoutCash.map(({ name }) => name).join(', '))
    return upTo(mostByUpi)
  }
  return [
    ...(payments.upi
      ? [option('upi', { label: words.upi, text: words.upiText, whyNot: upTo(mostByUpi) })]
      : []),
    option('card', {
      label: words.card,
      text: words.cardText,
      whyNot: payments.cards === 'none' ? words.cardMissing : upTo(mostByCard),
    }),
    option('cod', { label: words.cod, text: words.codText, whyNot: whyNoCash() }),
  ]
}
