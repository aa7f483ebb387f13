import type { Stripe } from 'stripe'
import type { Card, Decline } from './cards.ts'
import { cardByNumber, cardByToken } from './cards.ts'
import { Failure, invalid, missing } from './failure.ts'
import { readForm, readText, readTexts, type Form } from './form.ts'
import { findRecord, saveRecord, type Emit, type PaymentRecord } from './records.ts'
import { newCharge, newId, newIntent } from './objects.ts'
import type { Store } from './store.ts'

type Deps = {
  readonly store: Store
  readonly now: () => Date
  readonly emit: Emit
  /** The owner of a card disputes a payment made with it. */
  readonly dispute: (id: string) => void
  /** A subscription's month was paid with this card, or declined. */
  readonly onCharged: (subscription: string, intent: Stripe.PaymentIntent, card?: Card) => void
}

const least = 50
const most = 99_999_999

const amountOf = (form: Form): number => {
  const text = readText(form, 'amount')
  const param = 'amount'
  if (text === undefined) {
    throw invalid('Missing required param: amount.', { code: 'parameter_missing', param })
  }
  if (!/^\d+$/.test(text)) {
    throw invalid(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param })
  }
  const amount = Number(text)
  if (amount < least) {
    const message = 'Amount must be no less than ₹0.50 inr'
    throw invalid(message, { code: 'amount_too_small', param })
  }
  if (amount > most) {
    const message = 'Amount must be no more than ₹999,999.99'
    throw invalid(message, { code: 'amount_too_large', param })
  }
  return amount
}

const known = new Set(
  'amount currency description metadata allowed_payment_method_types expand receipt_email'.split(
    ' ',
  ),
)

const assertKnown = (form: Form): void => {
  const param = Object.keys(form).find((name) => !known.has(name))
  if (param === undefined) return
  throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
}

const cardOf = (form: Form): Card => {
  const token = readText(form, 'payment_method')
  if (token !== undefined) {
    const card = cardByToken(token)
    if (!card) throw missing('PaymentMethod', token, 'payment_method')
    return card
  }
  const number = readText(readForm(readForm(form, 'payment_method_data'), 'card'), 'number')
  if (number !== undefined) return cardByNumber(number)
  const param = 'payment_method'
  throw invalid('You must provide a payment method.', { code: 'parameter_missing', param })
}

const unexpected = (intent: Stripe.PaymentIntent, what: string): Failure =>
  invalid(`You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  })

const open: readonly Stripe.PaymentIntent.Status[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/**
 * Payments from the first request to the money's arrival, as Stripe moves them; no real money
 * moves.
 */
export const createIntents = ({ store, now, emit, dispute, onCharged }: Deps) => {
  const seconds = () => Math.floor(now().getTime() / 1000)

  const find = (id: string): PaymentRecord => findRecord(store, id)

  const subscriptionOf = ({ id }: Stripe.PaymentIntent): Pick<PaymentRecord, 'subscription'> => {
    const subscription = store.read<PaymentRecord>(id)?.subscription
    return subscription === undefined ? {} : { subscription }
  }

  const save = (record: PaymentRecord, type: Stripe.Event['type']): Stripe.PaymentIntent => {
    saveRecord(store, { ...subscriptionOf(record.intent), ...record })
    emit(type, record.intent)
    return record.intent
  }

  const decline = (intent: Stripe.PaymentIntent, declines: Decline): never => {
    const declined: Stripe.PaymentIntent = {
      ...intent,
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      last_payment_error: { type: 'card_error', ...declines },
    }
    save({ intent: declined }, 'payment_intent.payment_failed')
    const { subscription } = subscriptionOf(intent)
    if (subscription !== undefined) onCharged(subscription, declined)
    throw new Failure(402, { type: 'card_error', ...declines, payment_intent: declined })
  }

  const succeed = (intent: Stripe.PaymentIntent, card: Card): Stripe.PaymentIntent => {
    const charge = newCharge(intent, seconds())
    const paid: Stripe.PaymentIntent = {
      ...intent,
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: charge.id,
      next_action: null,
      last_payment_error: null,
      payment_method: charge.payment_method,
    }
    save({ intent: paid, charge }, 'payment_intent.succeeded')
    if (card.disputes) dispute(paid.id)
    const { subscription } = subscriptionOf(intent)
    if (subscription !== undefined) onCharged(subscription, paid, card)
    return paid
  }

  return {
    /** For a month of a subscription. */
    createFor: (subscription: string, amount: number, description: string | null) => {
      const fields = { amount, currency: 'inr', created: seconds(), description, metadata: {} }
      return save({ intent: newIntent(fields), subscription }, 'payment_intent.created')
    },

    /** Charges a known card, without its owner. */
    charge: (id: string, card: Card): Stripe.PaymentIntent => {
      const { intent } = find(id)
      return card.declines ? decline(intent, card.declines) : succeed(intent, card)
    },

    /** Nobody paid it in time; one that is closed stays as it is. */
    abandon: (id: string): void => {
      const { intent } = find(id)
      if (!open.includes(intent.status)) return
      const left: Stripe.PaymentIntent = { ...intent, status: 'canceled', canceled_at: seconds() }
      save({ intent: left }, 'payment_intent.canceled')
    },

    create: (form: Form): Stripe.PaymentIntent => {
      assertKnown(form)
      const amount = amountOf(form)
      const currency = readText(form, 'currency')
      if (currency !== 'inr') {
        throw invalid(`Invalid currency: ${currency}`, { param: 'currency' })
      }
      const description = readText(form, 'description') ?? null
      const metadata = readTexts(form, 'metadata')
      const intent = newIntent({ amount, currency, created: seconds(), description, metadata })
      return save({ intent }, 'payment_intent.created')
    },

    retrieve: (id: string, form: Form): Stripe.PaymentIntent => {
      const { intent, charge } = find(id)
      const isExpanded = Object.values(readForm(form, 'expand')).includes('latest_charge')
      return isExpanded && charge ? { ...intent, latest_charge: charge } : intent
    },

    confirm: (id: string, form: Form): Stripe.PaymentIntent => {
      const { intent } = find(id)
      if (!open.includes(intent.status)) throw unexpected(intent, 'confirm')
      const card = cardOf(form)
      if (card.asks) {
        const asking: Stripe.PaymentIntent = {
          ...intent,
          status: 'requires_action',
          last_payment_error: null,
          payment_method: newId('pm'),
          next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
        }
        return save({ intent: asking, asking: card }, 'payment_intent.requires_action')
      }
      return card.declines ? decline(intent, card.declines) : succeed(intent, card)
    },

    /**
     * Sets the intent to `processing`: it can neither be paid nor cancelled until the bank answers.
     */
    process: (id: string): Stripe.PaymentIntent => {
      const { intent } = find(id)
      if (!open.includes(intent.status)) throw unexpected(intent, 'process')
      const processing: Stripe.PaymentIntent = { ...intent, status: 'processing' }
      return save({ intent: processing, asking: {} }, 'payment_intent.processing')
    },

    /** The donor's answer to the bank; with Stripe that happens on the bank's own page. */
    authenticate: (id: string, isApproved: boolean): Stripe.PaymentIntent => {
      const { intent, asking } = find(id)
      if (!asking) throw unexpected(intent, 'authenticate')
      if (!isApproved) {
        return decline(intent, {
          code: 'payment_intent_authentication_failure',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        })
      }
      return asking.declines ? decline(intent, asking.declines) : succeed(intent, asking)
    },

    cancel: (id: string, form: Form): Stripe.PaymentIntent => {
      const { intent } = find(id)
      if (!open.includes(intent.status)) throw unexpected(intent, 'cancel')
      const reason = readText(form, 'cancellation_reason')
      const cancelled: Stripe.PaymentIntent = {
        ...intent,
        status: 'canceled',
        canceled_at: seconds(),
        cancellation_reason: reason === 'abandoned' ? reason : null,
        next_action: null,
      }
      return save({ intent: cancelled }, 'payment_intent.canceled')
    },
  }
}

export type Intents = ReturnType<typeof createIntents>
