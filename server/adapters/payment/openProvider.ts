import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import type { PaymentProvider } from './port.ts'
import { openSandbox, type Sandbox } from './sandbox/sandbox.ts'
import { createStripePayments } from './stripe.ts'

type OpenProviderInput = Pick<Config, 'payments' | 'dataDir' | 'port'> & {
  readonly now: () => Date
}

type Opened = {
  /** Undefined if cards are not offered. */
  readonly provider: PaymentProvider | undefined
  readonly sandbox: Sandbox | undefined
  readonly close: () => Promise<void>
}

/**
 * The provider of card payments: Stripe with its keys, the sandbox on a developer's machine, or
 * none.
 */
export const openProvider = async (input: OpenProviderInput): Promise<Opened> => {
  const { payments, dataDir, port, now } = input
  const close = async () => undefined
  if (payments === undefined) return { provider: undefined, sandbox: undefined, close }
  if (payments !== 'sandbox') {
    return { provider: createStripePayments({ ...payments, now }), sandbox: undefined, close }
  }
  const secret = () => randomBytes(16).toString('hex')
  const sandbox = await openSandbox({
    now,
    target: () => `http://127.0.0.1:${port}/hooks/stripe`,
    folder: join(dataDir, 'sandbox-payments'),
    secrets: { secretKey: `sk_test_${secret()}`, webhookSecret: `whsec_${secret()}` },
  })
  return { provider: sandbox.provider, sandbox, close: sandbox.close }
}
