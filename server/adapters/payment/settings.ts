import { StartError } from '#server/errors.ts'
import { isLiveKey, type StripeKeys } from './stripe.ts'

type Settings = {
  readonly STRIPE_SECRET_KEY?: string | undefined
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined
}

/** The three keys, which belong together; undefined without any. */
export const readStripeKeys = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_PUBLISHABLE_KEY: publishableKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: Settings): StripeKeys | undefined => {
  if (!secretKey && !publishableKey && !webhookSecret) return undefined
  if (!secretKey || !publishableKey || !webhookSecret) {
    throw new StartError(
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET together, or none of them',
    )
  }
  if (isLiveKey(secretKey) !== isLiveKey(publishableKey)) {
    throw new StartError(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY do not match: one is live, the other for tests',
    )
  }
  return { secretKey, publishableKey, webhookSecret }
}
