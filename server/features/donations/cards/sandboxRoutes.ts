import { authenticateInSandbox, payInSandbox } from '#contract/sandboxCheckout.ts'
import type { Sandbox } from '#server/adapters/payment/sandbox/sandbox.ts'
import { AppError } from '#server/errors.ts'
import { implement, type Route, type Visit } from '#server/http/implement.ts'

/** A proxy whose operator forgot `PUBLIC_URL` must not let the world say that it paid. */
const assertLocal = ({ isLocal }: Visit): void => {
  if (!isLocal) throw new AppError('cards_not_offered')
}

/** The checkout's test card; there only while no money moves. */
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
