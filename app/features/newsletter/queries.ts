import { orNone } from '#app/api/orNone.ts'
import { call } from '#app/offline/call.ts'
import { momentary, privateKey } from '#app/queries.ts'
import { getSubscription, type SubscriptionState } from '#contract/newsletter/public.ts'

type SubscriptionView = Omit<SubscriptionState, 'status'> & {
  shown: SubscriptionState['status'] | 'unknown' | 'unreachable'
}

/** What a link refers to. `unknown`: it was never sent, is incomplete, or has expired. */
export const standing = (answer: Promise<SubscriptionState>): Promise<SubscriptionView> =>
  orNone(answer).then(
    (found) => ({ ...found, shown: found?.status ?? 'unknown' }),
    () => ({ shown: 'unreachable' }),
  )

/**
 * A missing answer is part of the result, so that its message and button stay while we ask again.
 */
export const subscriptionQuery = (token: string) => ({
  ...momentary,
  refetchOnWindowFocus: false,
  queryKey: [privateKey, 'subscription', token],
  queryFn: (): SubscriptionView | Promise<SubscriptionView> =>
    token === '' ? { shown: 'unknown' } : standing(call(getSubscription, { token })),
})
