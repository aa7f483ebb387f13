import type { Stripe } from 'stripe'
import { PaymentError, type Opening, type Payment, type PaymentProvider } from './port.ts'
import {
  aboutOf,
  isDisputed,
  metadataOf,
  paymentOf,
  paymentOfEvent,
  withDisputes,
} from './stripePayments.ts'
import { createStripeSubscriptions, subscriptionOfEvent } from './stripeSubscriptions.ts'

export type StripeKeys = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
}

type Options = StripeKeys & {
  readonly kind?: PaymentProvider['kind']
  readonly now: () => Date
  /** Another server that answers like Stripe, on this machine. */
  readonly port?: number
}

/** Short, because a donor is waiting at the checkout. */
const timeoutMs = 10_000

/**
 * How far a signature's time may be from ours, either way; Stripe's own package accepts the future.
 */
const toleranceSeconds = 300

export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key)

const signedAt = (signature: string): number => Number(/(?:^|,)\s*t=(\d+)/.exec(signature)?.[1])

/** The package's errors in our terms; its classes are known only by name until it is loaded. */
const failureOf = (error: unknown): PaymentError => {
  const { type, code, message } = error as { type?: string; code?: string; message?: string }
  const isRefused = ['StripeInvalidRequestError', 'StripeCardError', 'StripeIdempotencyError']
  const kind = isRefused.includes(type ?? '') ? 'refused' : 'unreachable'
  return new PaymentError(kind, code ?? type ?? 'unknown', message ?? String(error))
}

const codeOf = (error: unknown): string | undefined => (error as { code?: string }).code

const openingParams = (opening: Opening): Stripe.PaymentIntentCreateParams => ({
  amount: opening.amountPaise,
  currency: 'inr',
  // We offer cards; every other method would need its own texts and statuses.
  allowed_payment_method_types: ['card'],
  // Required for foreign cards in India; name and address come from the checkout's form.
  description: opening.description,
  metadata: metadataOf(opening.subject),
})

const expand = ['latest_charge']

/**
 * Cards by Stripe. Its package is loaded with the first call: it takes 36 MB, and many temples
 * never need it.
 */
export const createStripePayments = (options: Options): PaymentProvider => {
  const { secretKey, publishableKey, webhookSecret, now, port } = options
  const isLive = isLiveKey(secretKey)

  let client: Promise<Stripe> | undefined
  const load = async (): Promise<Stripe> => {
    const { Stripe } = await import('stripe')
    const local = port !== undefined && { host: '127.0.0.1', port, protocol: 'http' as const }
    return new Stripe(secretKey, {
      timeout: timeoutMs,
      maxNetworkRetries: 2,
      telemetry: false,
      ...local,
    })
  }
  const ask = async <T>(call: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await (client ??= load())
    return call(stripe).catch((error: unknown) => {
      throw failureOf(error)
    })
  }

  const read = async (paymentId: string): Promise<Payment | undefined> => {
    try {
      const intent = await ask((stripe) => stripe.paymentIntents.retrieve(paymentId, { expand }))
      if (!isDisputed(intent)) return paymentOf(intent)
      const query = { payment_intent: paymentId, limit: 100 }
      const { data } = await ask((stripe) => stripe.disputes.list(query))
      return withDisputes(paymentOf(intent), data)
    } catch (error) {
      if (codeOf(error) === 'resource_missing') return undefined
      throw error
    }
  }

  const verified = async (body: Buffer, signature: string): Promise<Stripe.Event> => {
    const stripe = await (client ??= load())
    const at = now().getTime()
    try {
      return stripe.webhooks.constructEvent(
        body,
        signature,
        webhookSecret,
        toleranceSeconds,
        undefined,
        at,
      )
    } catch (error) {
      throw new PaymentError('forged', 'signature', String(error))
    }
  }

  return {
    kind: options.kind ?? 'stripe',
    publishableKey,
    isTest: !isLive,
    read,
    subscriptions: createStripeSubscriptions(ask),

    open: async (opening) => {
      const { subject } = opening
      const idempotencyKey = `${subject.type}:${subject.id}`
      const opened = await ask((stripe) =>
        stripe.paymentIntents.create(openingParams(opening), { idempotencyKey }),
      )
      const { id, client_secret: clientSecret } = opened
      if (clientSecret === null) throw new PaymentError('refused', 'no_secret', 'No client secret')
      return { id, clientSecret }
    },

    cancel: async (paymentId) => {
      try {
        return paymentOf(
          await ask((stripe) =>
            stripe.paymentIntents.cancel(paymentId, {
              cancellation_reason: 'abandoned',
              expand,
            }),
          ),
        )
      } catch (error) {
        // Paid or cancelled in the meantime: then that stays.
        if (codeOf(error) === 'payment_intent_unexpected_state') return read(paymentId)
        if (codeOf(error) === 'resource_missing') return undefined
        throw error
      }
    },

    refund: async (paymentId, amount) => {
      // Without a key of our own: with one, a refund that failed or was refused would be reported
      // again instead of retried. Only the rest is refunded, so never twice; the package has a key
      // for its own retries.
      await ask((stripe) =>
        stripe.refunds.create({
          payment_intent: paymentId,
          ...(amount !== undefined && { amount }),
        }),
      ).catch((error: unknown) => {
        if (codeOf(error) !== 'charge_already_refunded') throw error
      })
    },

    readEvent: async (body, signature) => {
      const event = await verified(body, signature)
      if (signedAt(signature) * 1000 > now().getTime() + toleranceSeconds * 1000) {
        throw new PaymentError('forged', 'future', 'Signature from the future')
      }
      if (event.livemode !== isLive) {
        throw new PaymentError('forged', 'mode', 'Test mode and live mode do not mix')
      }
      const { id, type } = event
      return {
        id,
        type,
        payment: paymentOfEvent(event),
        about: aboutOf(event),
        subscription: subscriptionOfEvent(event),
      }
    },
  }
}
