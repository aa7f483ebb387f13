import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TroubleNote } from '#app/forms/TroubleNote.tsx'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { checkout } from '#app/i18n/en/checkout.ts'
import { useWords } from '#app/i18n/words.ts'
import { getKnownAccount } from '#app/offline/session/account.ts'
import { useConnection } from '#app/offline/useConnection.ts'
import type { PaymentSettings } from '#app/payments/settings.ts'
import { Button } from '#app/ui/Button.tsx'
import { CheckboxField } from '#app/ui/CheckboxField.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { formatRupees } from '#contract/money.ts'
import { type Basket, deliveryAmountOf } from '#contract/orderPrice.ts'
import { type Order, placeOrder, type ShopSettings } from '#contract/orders.ts'
import type { Product } from '#contract/shop.ts'
import { checkoutSchema, type CheckoutValues, emptyCheckout, toOrder } from './checkoutValues.ts'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { DeliveryAddress } from './DeliveryAddress.tsx'
import { saveAddress, savedAddress } from './savedAddress.ts'
import { shopSettingsQuery } from './orderQueries.ts'
import { productsNowQuery } from './queries.ts'
import { PaymentMethods } from './PaymentMethods.tsx'

type Props = {
  basket: Basket<Product>
  settings: ShopSettings
  payments: PaymentSettings
  /** Something in the cart cannot be ordered as it is. */
  hasProblem: boolean
}

/** The saved details, and for the rest what the account knows. */
const startValues = (): CheckoutValues => {
  const saved = savedAddress()
  return { ...emptyCheckout, ...saved, isSaved: saved !== undefined }
}

/** Who buys, where it goes and how it is paid. Placing an order needs a network. */
export function CheckoutForm({ basket, settings, payments, hasProblem }: Props) {
  const words = useWords(checkout)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isOffline = useConnection() === 'offline'
  // The same for every try: an order whose answer was lost is not placed twice.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [empty] = useState(startValues)
  const { hasShipping } = basket

  const priceOf = ({ delivery, address }: Pick<CheckoutValues, 'delivery' | 'address'>) =>
    hasShipping ? deliveryAmountOf(basket, { delivery, country: address.country }, settings) : 0
  const { form, field, formProps, isSending, trouble } = useDirectForm<CheckoutValues, Order>({
    schema: checkoutSchema(hasShipping),
    empty,
    send: async (values, api) => {
      const amount = basket.itemsAmount + (priceOf(values) ?? 0)
      return api.call(placeOrder, toOrder(values, basket, amount), { idempotencyKey: key })
    },
    onDone: async (order, values) => {
      saveAddress(values)
      const { cart } = await import('#app/offline/cart/phoneCart.ts')
      for (const { id } of order.lines) await cart.remove(id)
      const reference = order.reference.toLowerCase()
      const isOwn = getKnownAccount() !== undefined
      void navigate({
        to: '/orders/$reference',
        params: { reference },
        ...(!isOwn && { hash: order.token }),
        replace: true,
      })
    },
    onTrouble: ({ code }) => {
      if (code === 'unreachable') return
      // It was refused, so a corrected order is another one.
      setKey(crypto.randomUUID())
      if (code !== 'cart_changed') return
      void queryClient.refetchQueries({ queryKey: productsNowQuery.queryKey })
      void queryClient.refetchQueries({ queryKey: shopSettingsQuery.queryKey })
    },
  })
  const [address, delivery, payment] = useWatch({
    control: form.control,
    name: ['address', 'delivery', 'payment'],
  })
  const deliveryAmount = priceOf({ delivery, address })
  const total = formatRupees(basket.itemsAmount + (deliveryAmount ?? 0))
  const fee = (kind: CheckoutValues['delivery']): string => {
    const amount = priceOf({ delivery: kind, address })
    return amount === 0 ? words.free : amount === undefined ? '' : formatRupees(amount)
  }
  const isExpressOffered = priceOf({ delivery: 'express', address }) !== undefined
  return (
    <form {...formProps} className="cart-page">
      <div className="grid gap-8">
        <section aria-labelledby="you" className="grid gap-5">
          <h2 id="you" className="text-xl">
            {words.you}
          </h2>
          <TextField label={words.fullName} autoComplete="name" {...field('fullName')} />
          <TextField
            label={words.email}
            hint={words.emailHint}
            type="email"
            autoComplete="email"
            {...field('email')}
          />
          {hasShipping && (
            <TextField
              label={words.phone}
              hint={words.phoneHint}
              type="tel"
              autoComplete="tel"
              {...field('phone')}
            />
          )}
        </section>
        {hasShipping && (
          <section aria-labelledby="address" className="grid gap-5">
            <h2 id="address" className="text-xl">
              {words.address}
            </h2>
            <DeliveryAddress
              country={address.country}
              countries={settings.countries}
              field={(part) => ({
                ...form.register(`address.${part}`),
                error: form.formState.errors.address?.[part]?.message,
              })}
            />
            <RadioCards
              legend={words.delivery}
              options={[
                {
                  value: 'standard',
                  label: words.standard,
                  detail: words.standardText,
                  aside: fee('standard'),
                },
                {
                  value: 'express',
                  label: words.express,
                  detail: words.expressText,
                  aside: fee('express'),
                  isDisabled: !isExpressOffered,
                },
              ]}
              {...field('delivery')}
            />
          </section>
        )}
        <PaymentMethods
          payments={payments}
          basket={basket}
          country={address.country}
          {...field('payment')}
        />
        <TextArea label={words.message} rows={2} {...field('message')} />
        <CheckboxField label={words.save} {...form.register('isSaved')} />
      </div>
      <CheckoutSummary basket={basket} deliveryAmount={deliveryAmount} total={total}>
        {hasProblem && (
          <p role="alert" className="rounded-md bg-kumkum-soft px-4 py-3">
            {words.cartProblem}{' '}
            <Link to="/cart" className="text-link">
              {words.toCart}
            </Link>
          </p>
        )}
        {isOffline && <p role="status">{words.offline}</p>}
        <TroubleNote
          trouble={trouble}
          text={trouble?.code === 'cart_changed' ? trouble.detail : undefined}
        />
        <Button
          type="submit"
          size="large"
          isBusy={isSending}
          disabled={hasProblem || isOffline}
          className="w-full"
        >
          {isSending ? words.ordering : payment === 'card' ? words.pay(total) : words.order(total)}
        </Button>
        <p className="text-sm text-muted">{words.terms}</p>
      </CheckoutSummary>
    </form>
  )
}
