import type { Knex } from 'knex'
import type { InLanguage } from '#contract/languages.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import type { PushSubscriptionInput, Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError } from '#server/errors.ts'
import type { ReminderPort } from '#server/features/reminders/port.ts'
import { findIdByEndpoint, isRefused, replaceSubscription, saveSubscription } from './repository.ts'

type SubscribeInput = InLanguage & {
  readonly subscription: PushSubscriptionInput
  readonly choice: ReminderChoice
  readonly source: string
  readonly words: string
}

type Renewed = { readonly endpoint: string; readonly subscription: PushSubscriptionInput }

type Deps = {
  readonly reminders: Pick<ReminderPort, 'start' | 'find' | 'stop'>
  /** Whether a push service may be there. */
  readonly isEndpoint: (endpoint: string) => boolean
  readonly areKeysSound: (keys: PushSubscriptionInput['keys']) => boolean
  readonly now: () => Date
}

const refuse = (field: string, reason: Reason): AppError =>
  new AppError('invalid_input', undefined, [{ pointer: `#/subscription/${field}`, ...reason }])

/** The browsers that take pushes. Their reminders are active at once, and named by the browser's id here. */
export const createPush = ({ reminders, isEndpoint, areKeysSound, now }: Deps) => {
  const assertSound = ({ endpoint, keys }: PushSubscriptionInput): void => {
    if (!isEndpoint(endpoint)) throw refuse('endpoint', { code: 'reminders.unknownPushService' })
    if (!areKeysSound(keys)) throw refuse('keys', { code: 'reminders.unsoundPushKeys' })
  }

  /** Which browser of ours it is that had one endpoint and has another now. */
  const recognise = async (
    trx: Knex,
    endpoint: string,
    subscription: PushSubscriptionInput,
  ): Promise<string | undefined> => {
    const at = now().toISOString()
    const before = await findIdByEndpoint(trx, endpoint)
    const after = await findIdByEndpoint(trx, subscription.endpoint)
    if (after !== undefined) {
      // It asked anew before it told us: what it asked last counts.
      if (before !== undefined && before !== after) await reminders.stop(trx, 'push', before)
      return saveSubscription(trx, subscription, at)
    }
    if (before !== undefined) await replaceSubscription(trx, before, subscription, at)
    return before
  }

  return {
    ask: async (
      db: Knex,
      { subscription, choice, source, words, language }: SubscribeInput,
      userId: string | undefined,
    ): Promise<Omit<Reminder, 'cityName'>> => {
      assertSound(subscription)
      const started = await transact(db, async (trx) => {
        const address = await saveSubscription(trx, subscription, now().toISOString(), language)
        const request = { address, userId, choice, words, source, language, isConfirmed: true }
        return reminders.start(trx, { channel: 'push', ...request })
      })
      return { token: started.token, channel: 'push', status: 'active', choice: started.choice }
    },

    renew: async (
      db: Knex,
      { endpoint, subscription }: Renewed,
    ): Promise<{ token: string; isRefused?: true }> => {
      assertSound(subscription)
      const link = await transact(db, async (trx) => {
        const id = await recognise(trx, endpoint, subscription)
        const existing = id === undefined ? undefined : await reminders.find(trx, 'push', id)
        return existing && { ...existing, isRefused: await isRefused(trx, id ?? '') }
      })
      if (!link) throw new AppError('not_found')
      return { token: link.token, ...(link.isRefused && { isRefused: true }) }
    },
  }
}

export type Push = ReturnType<typeof createPush>
