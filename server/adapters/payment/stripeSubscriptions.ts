import type { Stripe } from 'stripe'
import { PaymentError } from './port.ts'
import {
  mostPaiseUnattended,
  type CardSubscription,
  type OpenInvoice,
  type PaidInvoice,
  type SubscriptionOpening,
  type SubscriptionProvider,
} from './subscriptionPort.ts'

type Ask = <T>(call: (stripe: Stripe) => Promise<T>) => Promise<T>

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

/** One product for all of them; prices belong to the subscriptions. */
const product = 'monthly_gift'

const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments']

const priceOf = (amountPaise: number) => ({
  currency: 'inr',
  product,
  recurring: { interval: 'month' as const },
  unit_amount: amountPaise,
})

const creation = (
  opening: SubscriptionOpening,
  customer: string,
): Stripe.SubscriptionCreateParams => ({
  customer,
  items: [{ price_data: priceOf(opening.amountPaise) }],
  description: opening.description,
  metadata: { monthly_gift_id: opening.giftId },
  // The donor pays the first month at our checkout, and with it allows the next ones.
  payment_behavior: 'default_incomplete',
  payment_settings: {
    payment_method_types: ['card'],
    // A later month that the donor pays with another card changes the card for good.
    save_default_payment_method: 'on_subscription',
    payment_method_options: {
      card: {
        // The e-mandate of an Indian card: with a maximum, another amount needs no new one.
        mandate_options: {
          amount: mostPaiseUnattended,
          amount_type: 'maximum',
          description: opening.description,
        },
      },
    },
  },
  expand,
})

const states: Readonly<Record<string, CardSubscription['status']>> = {
  incomplete: 'incomplete',
  active: 'active',
  past_due: 'failing',
  unpaid: 'failing',
}

const paymentIdOf = ({ payments }: Stripe.Invoice): string | undefined => {
  const payment = payments?.data.find(({ is_default: isDefault }) => isDefault)?.payment
  const intent = payment?.payment_intent
  return typeof intent === 'object' ? intent.id : intent
}

const openOf = ({ latest_invoice: invoice }: Stripe.Subscription): OpenInvoice | undefined => {
  if (invoice === null || typeof invoice !== 'object' || invoice.status !== 'open') return undefined
  const paymentId = paymentIdOf(invoice)
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (paymentId === undefined || clientSecret === undefined) return undefined
  return { id: invoice.id, paymentId, clientSecret, amountPaise: invoice.amount_remaining }
}

/** What was paid by card; a month that the temple marked as paid on the dashboard is not. */
const paidOf = (invoice: Stripe.Invoice): PaidInvoice[] => {
  const { id, amount_paid: amountPaise, currency, status_transitions: at } = invoice
  const paymentId = paymentIdOf(invoice)
  if (paymentId === undefined || at.paid_at === null) return []
  if (currency !== 'inr' || amountPaise === 0) return []
  return [{ id, paymentId, amountPaise, paidAt: new Date(at.paid_at * 1000) }]
}

const subscriptionOf = (
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): CardSubscription => {
  const [item] = subscription.items.data
  const status = states[subscription.status] ?? 'ended'
  const isPaused = subscription.pause_collection !== null
  return {
    id: subscription.id,
    giftId: subscription.metadata['monthly_gift_id'],
    status,
    isPaused,
    amountPaise: item?.price.unit_amount ?? 0,
    nextAt:
      status === 'active' && !isPaused && item
        ? new Date(item.current_period_end * 1000)
        : undefined,
    open: status === 'ended' ? undefined : openOf(subscription),
    paid: invoices.flatMap(paidOf),
  }
}

/** Monthly charges by Stripe's subscriptions. */
export const createStripeSubscriptions = (ask: Ask): SubscriptionProvider => {
  let hasProduct = false

  const makeProduct = async (): Promise<void> => {
    if (hasProduct) return
    await ask((stripe) => stripe.products.create({ id: product, name: 'Monthly gift' })).catch(
      (error: unknown) => {
        if (codeOf(error) !== 'resource_already_exists') throw error
      },
    )
    hasProduct = true
  }

  const update = async (id: string, changes: Stripe.SubscriptionUpdateParams): Promise<void> => {
    await ask((stripe) => stripe.subscriptions.update(id, changes))
  }

  return {
    start: async (opening) => {
      await makeProduct()
      const { giftId, email, fullName: name } = opening
      const customer = await ask((stripe) =>
        stripe.customers.create(
          { email, name, metadata: { monthly_gift_id: giftId } },
          { idempotencyKey: `monthly_gift:${giftId}:customer` },
        ),
      )
      const subscription = await ask((stripe) =>
        stripe.subscriptions.create(creation(opening, customer.id), {
          idempotencyKey: `monthly_gift:${giftId}`,
        }),
      )
      const started = subscriptionOf(subscription, [])
      if (!started.open) throw new PaymentError('refused', 'no_secret', 'No client secret')
      return started
    },

    read: async (id) => {
      try {
        const subscription = await ask((stripe) => stripe.subscriptions.retrieve(id, { expand }))
        const paid = { subscription: id, status: 'paid' as const, limit: 100 }
        const invoices = await ask((stripe) =>
          stripe.invoices.list({ ...paid, expand: ['data.payments'] }),
        )
        return subscriptionOf(subscription, invoices.data)
      } catch (error) {
        if (codeOf(error) === 'resource_missing') return undefined
        throw error
      }
    },

    change: async (id, amountPaise) => {
      const { items } = await ask((stripe) => stripe.subscriptions.retrieve(id))
      const item = items.data[0]?.id
      await update(id, {
        items: [{ ...(item !== undefined && { id: item }), price_data: priceOf(amountPaise) }],
        proration_behavior: 'none',
      })
    },

    pause: (id) => update(id, { pause_collection: { behavior: 'void' } }),
    resume: (id) => update(id, { pause_collection: '' }),

    stop: async (id) => {
      await ask((stripe) => stripe.subscriptions.cancel(id)).catch((error: unknown) => {
        // It has ended already.
        if (codeOf(error) !== 'resource_missing') throw error
      })
    },
  }
}

/** The subscription that an event is about; its own content may be old, so it is read again. */
export const subscriptionOfEvent = (
  event: Stripe.Event,
): { readonly id: string; readonly giftId: string | undefined } | undefined => {
  switch (event.type) {
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const details = event.data.object.parent?.subscription_details
      if (!details) return undefined
      const { subscription, metadata } = details
      const id = typeof subscription === 'object' ? subscription.id : subscription
      return { id, giftId: metadata?.['monthly_gift_id'] }
    }
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { id, metadata } = event.data.object
      return { id, giftId: metadata['monthly_gift_id'] }
    }
    default:
      return undefined
  }
}
