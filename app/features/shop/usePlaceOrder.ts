import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDirectForm } from '#app/forms/useDirectForm.ts'
import { type FormDraft, useFormDraft } from '#app/forms/useFormDraft.ts'
import { forgetAddress, saveAddress, savedAddress } from '#app/offline/savedAddress.ts'
import { renewNow } from '#app/useRenewed.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Basket } from '#contract/orders/price.ts'
import { type Order, placeOrder } from '#contract/orders/public.ts'
import {
  checkoutSchema,
  type CheckoutValues,
  emptyCheckout,
  knownValues,
  toOrder,
  toSavedAddress,
} from './checkoutValues.ts'
import { productsQuery } from './queries.ts'
import { shopSettingsQuery } from './shopSettings.ts'

type Options = {
  basket: Basket
  /** Whole rupees, with the delivery that was chosen. */
  amountOf: (values: CheckoutValues) => number
  onPlaced: (order: Order) => Promise<void>
}

/** The id was used for an order that differs: an earlier try was placed after all. */
const placedBefore: readonly string[] = [
  'key_reused',
  'already_done',
  'deleted_since',
] satisfies ErrorCode[]

/** The checkout's form. Placing an order needs a connection, so it never goes through the outbox. */
export function usePlaceOrder({ basket, amountOf, onPlaced }: Options) {
  const queryClient = useQueryClient()
  const { hasShipping } = basket
  /** What has changed according to the server, until the next try. */
  const [changed, setChanged] = useState<string>()
  const direct = useDirectForm<CheckoutValues, Order>({
    schema: checkoutSchema(hasShipping),
    empty: emptyCheckout,
    send: (values, api) => {
      setChanged(undefined)
      const order = toOrder(values, basket, amountOf(values))
      return api.call(placeOrder, order, { idempotencyKey: draft.id() })
    },
    onDone: async (order, values) => {
      if (hasShipping && values.isSaved) saveAddress(toSavedAddress(values))
      else if (hasShipping) forgetAddress()
      await draft.drop().catch(() => undefined)
      await onPlaced(order)
    },
    onTrouble: ({ code, detail }) => {
      if (placedBefore.includes(code)) draft.renew()
      if (code !== 'cart_changed') return
      setChanged(detail)
      void renewNow(queryClient, productsQuery)
      void queryClient.refetchQueries({ queryKey: shopSettingsQuery.queryKey })
    },
  })
  const draft: FormDraft = useFormDraft(direct.form, {
    name: 'checkout',
    empty: emptyCheckout,
    known: async () => {
      const { session } = await import('#app/offline/phone.ts')
      return knownValues(savedAddress(), await session.me())
    },
  })
  const { trouble } = direct
  return {
    ...direct,
    changed,
    mayBePlaced: trouble !== undefined && placedBefore.includes(trouble.code),
    trouble: trouble?.code === 'cart_changed' ? undefined : trouble,
  }
}
