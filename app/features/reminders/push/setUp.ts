import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { call } from '#app/offline/call.ts'
import { getConnection } from '#app/offline/connection.ts'
import { momentary, privateKey } from '#app/queries.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { orNone } from '#app/api/orNone.ts'
import { askPushReminders, getPushKey, getReminder } from '#contract/reminders/public.ts'
import { subscribeToPush } from './subscribe.ts'
import { findPushToken, rememberPushToken } from './token.ts'

/**
 * `dismissed`: the question was closed without an answer. `refused`: allowed, but the browser's push service
 * does not take part, or is none that we can reach.
 */
export type PushOutcome =
  | { readonly is: 'denied' | 'dismissed' | 'refused' | 'offline' }
  | { readonly is: 'set'; readonly choice: ReminderChoice; readonly token: string }
  | { readonly is: 'failed'; readonly trouble: Trouble }

type PushInput = {
  /** The new choice, or a function of the phone's existing one. */
  readonly choice: ReminderChoice | ((current: ReminderChoice | undefined) => ReminderChoice)
  readonly source: string
  readonly words: string
}

/** Sets up notifications on this phone, or returns why that failed. Must be called from a tap. */
export async function setUpPush({ choice, source, words }: PushInput): Promise<PushOutcome> {
  try {
    // Read before the new subscription replaces the old one. Without storage there is none.
    const previousToken = findPushToken().catch(() => undefined)
    // The permission must be requested within the tap, so the key is still on its way.
    const key = previousToken.then(() => call(getPushKey, {})).then((answer) => answer.key)
    const subscription = await subscribeToPush(key)
    if (typeof subscription === 'string') return unlessOffline({ is: subscription })
    const newChoice =
      typeof choice === 'function' ? choice(await choiceOf(await previousToken)) : choice
    const input = { subscription, choice: newChoice, source, words }
    const { token } = await call(askPushReminders, input)
    await rememberPushToken(token)
    return { is: 'set', choice: newChoice, token }
  } catch (error) {
    const trouble = troubleOf(error)
    const isOfSubscription = trouble.fields.some(({ pointer }) =>
      pointer.startsWith('#/subscription'),
    )
    if (isOfSubscription) return { is: 'refused' }
    return unlessOffline({ is: 'failed', trouble })
  }
}

/** What this phone is reminded of; null if of nothing. */
export const pushReminderQuery = {
  ...momentary,
  queryKey: [privateKey, 'push'],
  queryFn: async () => (await choiceOf(await findPushToken().catch(() => undefined))) ?? null,
} as const

/** Undefined where nothing is sent any more. */
async function choiceOf(token: string | undefined): Promise<ReminderChoice | undefined> {
  const stored = token && (await orNone(call(getReminder, { token })))
  return stored && stored.status !== 'stopped' ? stored.choice : undefined
}

/** Without a network nothing can be set up, and neither the browser nor our server is the cause. */
const unlessOffline = (outcome: PushOutcome): PushOutcome =>
  ['refused', 'failed'].includes(outcome.is) && getConnection() === 'offline'
    ? { is: 'offline' }
    : outcome
