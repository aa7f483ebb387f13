import type { Stripe } from 'stripe'
import type { Dispute, Payment, Subject } from './port.ts'

const dateOf = (seconds: number): Date => new Date(seconds * 1000)

const statusOf = ({ status }: Stripe.PaymentIntent): Payment['status'] =>
  status === 'succeeded' ? 'succeeded' : status === 'canceled' ? 'cancelled' : 'open'

const chargeOf = ({ latest_charge: latest }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  latest !== null && typeof latest === 'object' ? latest : undefined

/** As it is written at the provider. */
export const metadataOf = ({ type, id }: Subject): Record<string, string> => ({
  [`${type}_id`]: id,
})

const kinds = ['donation', 'order', 'dakshina'] as const satisfies readonly Subject['type'][]

const subjectOf = (metadata: Stripe.Metadata): Subject | undefined => {
  for (const type of kinds) {
    const id = metadata[`${type}_id`]
    if (id !== undefined) return { type, id }
  }
  return undefined
}

/**
 * An intent with its `latest_charge` expanded; in an event it is not, and `at` is the time of the
 * event.
 */
export const paymentOf = (intent: Stripe.PaymentIntent, at?: number): Payment => {
  const { last_payment_error: error } = intent
  const charge = chargeOf(intent)
  const status = statusOf(intent)
  const paidAt = status === 'succeeded' ? (charge?.created ?? at) : undefined
  return {
    id: intent.id,
    subject: subjectOf(intent.metadata),
    currency: intent.currency,
    status,
    receivedPaise: intent.amount_received,
    refundedPaise: intent.latest_charge === null ? 0 : charge?.amount_refunded,
    dispute: undefined,
    paidAt: paidAt === undefined ? undefined : dateOf(paidAt),
    declined: error ? (error.code ?? error.type) : undefined,
  }
}

export const isDisputed = (intent: Stripe.PaymentIntent): boolean =>
  chargeOf(intent)?.disputed === true

const settled: Readonly<Record<string, Dispute>> = {
  lost: 'lost',
  won: 'won',
  // No money was withdrawn for these.
  warning_closed: 'won',
  prevented: 'won',
}

const stateOf = ({ status }: Stripe.Dispute): Dispute => settled[status] ?? 'open'

/** Money lost in a dispute counts like a refund. */
export const withDisputes = (payment: Payment, disputes: readonly Stripe.Dispute[]): Payment => {
  const states = disputes.map(stateOf)
  const lost = disputes
    .filter((dispute) => stateOf(dispute) === 'lost')
    .reduce((sum, { amount }) => sum + amount, 0)
  const dueBy = disputes.flatMap((dispute) =>
    stateOf(dispute) === 'open' ? (dispute.evidence_details.due_by ?? []) : [],
  )
  const wentBack = (payment.refundedPaise ?? 0) + lost
  return {
    ...payment,
    refundedPaise: Math.min(wentBack, payment.receivedPaise),
    dispute: (['open', 'lost', 'won'] as const).find((state) => states.includes(state)),
    ...(dueBy.length > 0 && { disputeDueAt: dateOf(Math.min(...dueBy)) }),
  }
}

export const paymentOfEvent = (event: Stripe.Event): Payment | undefined => {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
    case 'payment_intent.payment_failed':
      return paymentOf(event.data.object, event.created)
    default:
      return undefined
  }
}

/** The payment whose money was refunded or returned. */
export const aboutOf = (event: Stripe.Event): string | undefined => {
  switch (event.type) {
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { payment_intent: intent } = event.data.object
      return (typeof intent === 'object' ? intent?.id : intent) ?? undefined
    }
    default:
      return undefined
  }
}
