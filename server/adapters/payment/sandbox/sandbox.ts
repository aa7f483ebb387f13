import type { AddressInfo } from 'node:net'
import type { Stripe } from 'stripe'
import type { PaymentProvider } from '#server/adapters/payment/port.ts'
import { createStripePayments, type StripeKeys } from '#server/adapters/payment/stripe.ts'
import { Failure, invalid } from './failure.ts'
import { createGoingBack } from './refunds.ts'
import { createIntents } from './intents.ts'
import { createSandboxServer } from './server.ts'
import { folderStore, memoryStore } from './store.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'
import { createWebhooks } from './webhooks.ts'

type Options = {
  readonly now: () => Date
  /** The address of our own `/hooks/stripe`; without it events are only stored. */
  readonly target?: (() => string) | undefined
  /** Where payments are stored; without it, in memory. */
  readonly folder?: string | undefined
  readonly secrets: Pick<StripeKeys, 'secretKey' | 'webhookSecret'>
}

export type Outcome = {
  readonly status: 'succeeded' | 'requires_action' | 'declined'
  readonly message?: string
}

/** The API version whose shapes `objects.ts` has. */
const apiVersion = '2026-10-28.endive'

const outcomeOf = (work: () => Stripe.PaymentIntent): Outcome => {
  try {
    const { status } = work()
    return { status: status === 'requires_action' ? 'requires_action' : 'succeeded' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { message, payment_intent: intent } = error.error
    // Refused because it is already paid, perhaps by an attempt whose answer was lost.
    if (intent?.status === 'succeeded') return { status: 'succeeded' }
    return { status: 'declined', message }
  }
}

/**
 * Stripe on this machine, for trying a whole card donation without money. The same package reaches
 * it over a real connection, so that only the address differs.
 */
export const openSandbox = async ({ now, target, folder, secrets }: Options) => {
  const store = folder === undefined ? memoryStore() : folderStore(folder)
  const webhooks = createWebhooks({ secret: secrets.webhookSecret, apiVersion, now, target })
  const { emit } = webhooks
  const goingBack = createGoingBack({ store, now, emit })
  const { dispute } = goingBack
  const intents = createIntents({
    store,
    now,
    emit,
    dispute,
    onCharged: (...charged) => subscriptions.onCharged(...charged),
  })
  const subscriptions: Subscriptions = createSubscriptions({ store, now, emit, intents })
  const { secretKey } = secrets
  const server = createSandboxServer({ secretKey, intents, goingBack, subscriptions, store })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  const provider: PaymentProvider = createStripePayments({
    ...secrets,
    publishableKey: '',
    kind: 'sandbox',
    now,
    port,
  })

  /** The payment with this secret, as the provider's script in a browser would find it. */
  const idOf = (clientSecret: string): string => {
    const id = clientSecret.split('_secret_')[0] ?? ''
    if (intents.retrieve(id, {}).client_secret === clientSecret) return id
    throw invalid('The client_secret provided does not match any payment.')
  }

  return {
    provider: { ...provider, publishableKey: undefined } satisfies PaymentProvider,
    port,
    webhooks,
    /** What a donor does at the checkout. */
    checkout: {
      pay: (clientSecret: string, number: string): Outcome =>
        outcomeOf(() =>
          intents.confirm(idOf(clientSecret), { payment_method_data: { card: { number } } }),
        ),
      authenticate: (clientSecret: string, isApproved: boolean): Outcome =>
        outcomeOf(() => intents.authenticate(idOf(clientSecret), isApproved)),
    },
    /** What happens without us: on the provider's own dashboard, and at banks. */
    elsewhere: {
      process: (id: string): void => void intents.process(id),
      refund: (id: string, amountPaise?: number): void => {
        const amount = amountPaise === undefined ? {} : { amount: String(amountPaise) }
        goingBack.refund({ payment_intent: id, ...amount })
      },
      failRefund: (id: string): void => void goingBack.failRefund(id),
      dispute: (id: string, amountPaise?: number): void => void dispute(id, amountPaise),
      closeDispute: (id: string, status: 'won' | 'lost'): void =>
        void goingBack.closeDispute(id, status),
      ...subscriptions.elsewhere,
    },
    close: async (): Promise<void> => {
      webhooks.stop()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof openSandbox>>
