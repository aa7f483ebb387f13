import { authenticateInSandbox, payInSandbox } from '#contract/sandboxCheckout.ts'
import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { implement, type Route } from '#server/http/implement.ts'

/** The checkout's test card; there only while no money moves. */
export const sandboxRoutes = ({ checkout }: Pick<Sandbox, 'checkout'>): Route[] => [
  implement(payInSandbox)(async ({ clientSecret, cardNumber }) =>
    checkout.pay(clientSecret, cardNumber),
  ),
  implement(authenticateInSandbox)(async ({ clientSecret, isApproved }) =>
    checkout.authenticate(clientSecret, isApproved),
  ),
]
