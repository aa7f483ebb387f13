import type { Stripe } from 'stripe'
import { newId } from './objects.ts'

type Created = { readonly created: number }

export const newCustomer = (
  fields: Created & Pick<Stripe.Customer, 'email' | 'metadata'> & { readonly name: string | null },
): Stripe.Customer => ({
  id: newId('cus'),
  object: 'customer',
  balance: 0,
  default_source: null,
  description: null,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  shipping: null,
  ...fields,
})

export const newProduct = (fields: Created & { id: string; name: string }): Stripe.Product => ({
  object: 'product',
  active: true,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  package_dimensions: null,
  shippable: null,
  tax_details: null,
  type: 'service',
  updated: fields.created,
  url: null,
  ...fields,
})

type PriceInput = Created & { readonly product: string; readonly amount: number }

const newPrice = ({ product, amount, created }: PriceInput): Stripe.Price => ({
  id: newId('price'),
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created,
  currency: 'inr',
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: {
    interval: 'month',
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: null,
})

const planOf = ({ id, created, product, unit_amount: amount }: Stripe.Price): Stripe.Plan => ({
  id,
  object: 'plan',
  active: false,
  amount,
  amount_decimal: null,
  billing_scheme: 'per_unit',
  created,
  currency: 'inr',
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

type ItemInput = PriceInput & {
  readonly subscription: string
  readonly id?: string
  readonly period: { readonly start: number; readonly end: number }
}

export const newItem = (input: ItemInput): Stripe.SubscriptionItem => {
  const price = newPrice(input)
  return {
    id: input.id ?? newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: input.created,
    current_period_end: input.period.end,
    current_period_start: input.period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription: input.subscription,
    tax_rates: [],
  }
}

type SubscriptionInput = Created &
  Pick<Stripe.Subscription, 'description' | 'metadata'> & {
    readonly id: string
    readonly customer: string
    readonly item: Stripe.SubscriptionItem
  }

export const newSubscription = ({
  item,
  created,
  ...fields
}: SubscriptionInput): Stripe.Subscription => ({
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: created,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: null,
  collection_method: 'charge_automatically',
  created,
  currency: 'inr',
  customer_account: null,
  days_until_due: null,
  default_payment_method: null,
  default_source: null,
  discounts: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  items: { object: 'list', data: [item], has_more: false, url: '/v1/subscription_items' },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  start_date: created,
  status: 'incomplete',
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: {
    end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
  },
  trial_start: null,
  ...fields,
})
