import { type Trouble, troubleOf } from '#app/forms/trouble.ts'
import { call } from '#app/offline/call.ts'
import { getConnection } from '#app/offline/connection.ts'
import type { ReminderChoice } from '#contract/reminderChoice.ts'
import { askPushReminders, getPushKey } from '#contract/reminders.ts'
import { subscribeToPush } from './subscribe.ts'
import { rememberPushToken } from './token.ts'

/**
 * `dismissed`: the question was closed without an answer. `refused`: allowed, but the browser's push service
 * does not take part, or is none that we can reach.
 */
export type PushOutcome =
  | { readonly is: 'set' | 'denied' | 'dismissed' | 'refused' | 'offline' }
  | { readonly is: 'failed'; readonly trouble: Trouble }

type Wanted = { readonly choice: ReminderChoice; readonly source: string; readonly words: string }

/** Sets up notifications on this phone, or says what kept it from that. Only from a tap. */
export async function setUpPush({ choice, source, words }: Wanted): Promise<PushOutcome> {
  try {
    // The browser must be asked within the tap, so the key is still on its way.
    const key = call(getPushKey, {}).then((answer) => answer.key)
    const subscription = await subscribeToPush(key)
    if (typeof subscription === 'string') return unlessOffline({ is: subscription })
    const { token } = await call(askPushReminders, { subscription, choice, source, words })
    await rememberPushToken(token)
    return { is: 'set' }
  } catch (error) {
    const trouble = troubleOf(error)
    const isOfSubscription = trouble.fields.some(({ pointer }) =>
      pointer.startsWith('#/subscription'),
    )
    if (isOfSubscription) return { is: 'refused' }
    return unlessOffline({ is: 'failed', trouble })
  }
}

/** Without a network nothing can be set up, and neither the browser nor our server is the cause. */
const unlessOffline = (outcome: PushOutcome): PushOutcome =>
  ['refused', 'failed'].includes(outcome.is) && getConnection() === 'offline'
    ? { is: 'offline' }
    : outcome
