import type { Api } from '#app/api/client.ts'
import { ApiError } from '#app/api/errors.ts'
import { getPushKey, type PushSubscriptionInput, renewPush } from '#contract/reminders/public.ts'
import type { OfflineDb } from '#app/offline/db.ts'

type Deps = { db: OfflineDb; api: Api }

/** The key of the one row. */
export const here = 'here'

/** A browser's subscription as the contract has it; undefined for one that has no keys. */
export function toInput(subscription: PushSubscription): PushSubscriptionInput | undefined {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, keys: { p256dh, auth } } : undefined
}

/** Subscribes with the temple’s key; the browser has been allowed to notify. */
export const subscribe = (manager: PushManager, key: string): Promise<PushSubscription> =>
  manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })

/**
 * Reports this browser's current subscription to the server. `unknown`: the server has no reminders
 * for it, so none will arrive. `refused`: its push service rejects our messages.
 */
async function report(
  { db, api }: Deps,
  subscription: PushSubscriptionInput,
  endpoint: string,
): Promise<'known' | 'unknown' | 'refused'> {
  try {
    const { token, isRefused } = await api.call(renewPush, { endpoint, subscription })
    await db.push.put({ key: here, endpoint: subscription.endpoint, token })
    return isRefused ? 'refused' : 'known'
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    await db.push.delete(here)
    return 'unknown'
  }
}

/**
 * Renews a subscription that the browser may have changed or lost. `old` is the subscription the
 * event reports. Without reminders in this browser no request is made.
 */
export async function renewPushHere(
  deps: Deps,
  manager: PushManager,
  old?: { endpoint: string } | null,
): Promise<void> {
  const endpoint = old?.endpoint ?? (await deps.db.push.get(here))?.endpoint
  const known = await manager.getSubscription()
  if (!known && endpoint === undefined) return
  const current = known ?? (await subscribeAgain(deps, manager))
  const input = toInput(current)
  if (!input) return
  const answer = await report(deps, input, endpoint ?? input.endpoint)
  if (answer === 'known') return
  await current.unsubscribe()
  if (answer === 'unknown') return
  const next = toInput(await subscribeAgain(deps, manager))
  if (next) await report(deps, next, input.endpoint)
}

const subscribeAgain = async ({ api }: Deps, manager: PushManager): Promise<PushSubscription> =>
  subscribe(manager, (await api.call(getPushKey, {})).key)
