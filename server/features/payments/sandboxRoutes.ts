import { authenticateInSandbox, payInSandbox } from '#contract/payments/sandboxCheckout.ts'
import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { AppError } from '#server/errors.ts'
import { implement, type Route, type Visit } from '#server/http/implement.ts'

/**
 * If the operator of a proxy forgot `PUBLIC_URL`, the whole world must not be able to claim
 * payments.
 */
const assertLocal = ({ isLocal }: Visit): void => {
  if (!isLocal) throw new AppError('cards_not_offered')
}

/** The checkout's test card; exists only while no money moves. */
export const sandboxRoutes = ({ checkout }: Pick<Sandbox, 'checkout'>): Route[] => [
  implement(payInSandbox)(async ({ clientSecret, cardNumber }, { visit }) => {
    assertLocal(visit)
    return checkout.pay(clientSecret, cardNumber)
  }),
  implement(authenticateInSandbox)(async ({ clientSecret, isApproved }, { visit }) => {
    assertLocal(visit)
    return checkout.authenticate(clientSecret, isApproved)
  }),
]
