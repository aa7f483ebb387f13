import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'

/** `pi_…` and the like, as long as Stripe's. */
export const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(18).toString('hex').slice(0, 24)}`

export type IntentInput = {
  readonly amount: number
  readonly currency: string
  readonly created: number
  readonly description: string | null
  readonly metadata: Record<string, string>
}

/** Everything that Stripe's own type requires; the compiler checks that nothing is left out. */
export const newIntent = (input: IntentInput): Stripe.PaymentIntent => {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount: input.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomBytes(18).toString('hex').slice(0, 25)}`,
    confirmation_method: 'automatic',
    created: input.created,
    currency: input.currency,
    customer: null,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  }
}

const nobody = { address: null, email: null, name: null, phone: null, tax_id: null }

/** The charge of an intent, at the moment the money was taken. */
export const newCharge = (intent: Stripe.PaymentIntent, created: number): Stripe.Charge => ({
  id: newId('ch'),
  object: 'charge',
  amount: intent.amount,
  amount_captured: intent.amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: newId('txn'),
  billing_details: nobody,
  calculated_statement_descriptor: 'SANDBOX',
  captured: true,
  created,
  currency: intent.currency,
  customer: null,
  description: intent.description,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: newId('pm'),
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
})

export const newRefund = (
  charge: Stripe.Charge,
  { amount, created }: { amount: number; created: number },
): Stripe.Refund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: newId('txn'),
  charge: charge.id,
  created,
  currency: charge.currency,
  customer: null,
  customer_account: null,
  metadata: {},
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

const noEvidence: Stripe.Dispute['evidence'] = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
}

/** How long a temple has to answer the bank. */
const weekSeconds = 7 * 24 * 60 * 60

export const newDispute = (
  charge: Stripe.Charge,
  { amount, created }: { amount: number; created: number },
): Stripe.Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: noEvidence,
  evidence_details: {
    due_by: created + weekSeconds,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'manual',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
})
