import type { Stripe } from 'stripe'
import type { Card } from './cards.ts'
import { missing } from './failure.ts'
import type { Store } from './store.ts'

/** A payment and everything that belongs to it. */
export type PaymentRecord = {
  readonly intent: Stripe.PaymentIntent
  readonly charge?: Stripe.Charge
  /** The card whose bank is asking the donor. */
  readonly asking?: Card
  readonly refunds?: readonly Stripe.Refund[]
  readonly disputes?: readonly Stripe.Dispute[]
  /** The subscription whose month it pays. */
  readonly subscription?: string
}

export type Emit = (
  type: Stripe.Event['type'],
  object:
    | Stripe.PaymentIntent
    | Stripe.Charge
    | Stripe.Refund
    | Stripe.Dispute
    | Stripe.Invoice
    | Stripe.Subscription,
) => void

export const findRecord = (store: Store, id: string): PaymentRecord => {
  const record = /^pi_\w+$/.test(id) ? store.read<PaymentRecord>(id) : undefined
  if (!record) throw missing('payment_intent', id, 'intent')
  return record
}

export const saveRecord = (store: Store, record: PaymentRecord): void =>
  store.write(record.intent.id, record)
