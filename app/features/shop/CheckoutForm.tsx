import { type ChangeEvent, useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { checkout } from '#app/i18n/en/shop/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import type { PaymentSettings } from '#app/payments/settings.ts'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Basket, deliveryAmountOf } from '#contract/orders/price.ts'
import { formatRupees } from '#contract/payments/money.ts'
import type { Order, ShopSettings } from '#contract/orders/public.ts'
import type { Product } from '#contract/shop/public.ts'
import { CheckoutSection } from './CheckoutSection.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import type { AddressValues, CheckoutValues } from './checkoutValues.ts'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { paymentOptions } from './paymentOptions.ts'
import { PlaceOrder } from './PlaceOrder.tsx'
import { usePinState } from './usePinState.ts'
import { usePlaceOrder } from './usePlaceOrder.ts'

type Props = {
  basket: Basket<Product>
  settings: ShopSettings
  payments: PaymentSettings
  onPlaced: (order: Order) => Promise<void>
}

/** The checkout form: contact, address, delivery and payment. */
export function CheckoutForm({ basket, settings, payments, onPlaced }: Props) {
  const words = useWords(checkout)
  const {
    hasShipping,
    lines: [first, ...others],
  } = basket
  /** Undefined if it is not sent there in this way. */
  const feeOf = (delivery: CheckoutValues['delivery'], country: string): number | undefined =>
    hasShipping ? deliveryAmountOf(basket, { delivery, country }, settings) : 0
  const { form, field, formProps, isSending, ...answer } = usePlaceOrder({
    basket,
    amountOf: ({ delivery, address }) =>
      basket.itemsAmount + (feeOf(delivery, address.country) ?? 0),
    onPlaced,
  })
  const [country, delivery, payment] = useWatch({
    control: form.control,
    name: ['address.country', 'delivery', 'payment'],
  })
  const fee = feeOf(delivery, country)
  const amount = basket.itemsAmount + (fee ?? 0)
  const options = paymentOptions({ payments, basket, country, amount }, words)

  const isCountryUnavailable =
    country !== 'IN' && !settings.countries.some(({ code }) => code === country)
  const isExpressUnavailable = delivery === 'express' && feeOf('express', country) === undefined
  const possible = options.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value)
  // The only way is chosen from the first.
  const payable = possible[1] ? (possible.find((value) => value === payment) ?? '') : possible[0]
  // An option that is no longer possible is deselected, because its card is not shown as chosen.
  useEffect(() => {
    if (isCountryUnavailable) form.setValue('address.country', 'IN')
    if (isExpressUnavailable) form.setValue('delivery', 'standard')
    if (payable !== undefined && payable !== payment) form.setValue('payment', payable)
  }, [form, isCountryUnavailable, isExpressUnavailable, payable, payment])

  const choosePinState = usePinState(form)
  const addressField = (part: keyof AddressValues) => {
    const { onChange, ...rest } = field(`address.${part}`)
    return {
      ...rest,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        if (part === 'postalCode' && country === 'IN') choosePinState(event.target.value)
        return onChange(event)
      },
    }
  }

  return (
    <form {...formProps} className="cart-page docks">
      <div className="checkout-steps">
        {first && (
          <p className="order-brief">
            <img src={first.product.imageUrl} alt="" />
            <span>
              {words.brief(words.line(first.quantity, first.product.name), others.length)}{' '}
              <b className="block">{formatRupees(basket.itemsAmount)}</b>
            </span>
          </p>
        )}
        <CheckoutSection heading={words.you}>
          <TextField label={words.fullName} autoComplete="name" {...field('fullName')} />
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          {hasShipping && (
            <TextField label={words.phone} type="tel" autoComplete="tel" {...field('phone')} />
          )}
        </CheckoutSection>
        {hasShipping && (
          <CheckoutSection heading={words.address}>
            <DeliveryAddress
              country={country}
              countries={settings.countries}
              field={addressField}
            />
            <CheckboxField label={words.save} {...form.register('isSaved')} />
            <DeliveryChoice
              country={country}
              standard={feeOf('standard', country)}
              express={feeOf('express', country)}
              {...field('delivery')}
            />
          </CheckoutSection>
        )}
        <CheckoutSection heading={words.payment}>
          <RadioCards
            legend={words.payment}
            isLegendHidden
            options={options}
            className="option-rows"
            {...field('payment')}
          />
          <TextArea label={words.message} rows={2} {...field('message')} />
        </CheckoutSection>
      </div>
      <CheckoutSummary basket={basket} fee={fee}>
        <PlaceOrder basket={basket} amount={amount} fee={fee} isSending={isSending} {...answer} />
      </CheckoutSummary>
    </form>
  )
}
