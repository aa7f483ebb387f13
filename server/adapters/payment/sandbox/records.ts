import type { Stripe } from 'stripe'
import type { Card } from './cards.ts'
import { missing } from './failure.ts'
import type { Store } from './store.ts'

/** A payment and all that belongs to it. */
export type Kept = {
  readonly intent: Stripe.PaymentIntent
  readonly charge?: Stripe.Charge
  /** The card whose bank is asking the donor. */
  readonly asking?: Card
  readonly refunds?: readonly Stripe.Refund[]
  readonly disputes?: readonly Stripe.Dispute[]
}

export type Emit = (
  type: Stripe.Event['type'],
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute,
) => void

export const findKept = (store: Store, id: string): Kept => {
  const kept = /^pi_\w+$/.test(id) ? store.read<Kept>(id) : undefined
  if (!kept) throw missing('payment_intent', id, 'intent')
  return kept
}

export const keep = (store: Store, kept: Kept): void => store.write(kept.intent.id, kept)
