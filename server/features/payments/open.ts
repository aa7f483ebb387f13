import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import type { Feature } from '#server/feature.ts'
import type { Payments } from '#server/payments/payments.ts'
import { paymentHooks, paymentRoutes, type Openers } from './routes.ts'
import { sandboxRoutes } from './sandboxRoutes.ts'

type Deps = {
  readonly payments: Payments
  readonly openers: Openers
  /** Exists only on a developer's machine. */
  readonly sandbox: Sandbox | undefined
}

export const openPayments = ({ payments, openers, sandbox }: Deps) =>
  ({
    routes: [...paymentRoutes(payments, openers), ...(sandbox ? sandboxRoutes(sandbox) : [])],
    bodyHooks: paymentHooks(payments),
  }) satisfies Feature
