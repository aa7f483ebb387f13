import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { PushSubscriptionInput } from '#contract/reminders/public.ts'
import { records, toColumns } from '#server/db/rows.ts'
import type { PushTarget } from '#server/adapters/push/port.ts'

type Subscription = PushTarget & {
  readonly id: string
  /** In which its person reads. */
  readonly language: Language
  readonly createdAt: string
  readonly seenAt: string
  /** When its push service first took a message. */
  readonly acceptedAt?: string | undefined
  /** Since when it refuses them, as for another key than ours. */
  readonly refusedAt?: string | undefined
}

const table = 'push_subscriptions'

export const findSubscription = (db: Knex, id: string): Promise<Subscription | undefined> =>
  records<Subscription>(db, table).where({ id }).first()

export const findIdByEndpoint = async (db: Knex, endpoint: string): Promise<string | undefined> =>
  (await records<Subscription>(db, table).where({ endpoint }).first())?.id

const columnsOf = ({ endpoint, keys }: PushSubscriptionInput): PushTarget => ({
  endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
})

/** The id of the browser, new where its endpoint is. Without a language it keeps the one it has. */
export const saveSubscription = async (
  trx: Knex,
  subscription: PushSubscriptionInput,
  at: string,
  language?: Language,
): Promise<string> => {
  const columns = { ...columnsOf(subscription), ...(language && { language }) }
  const [row] = await trx(table)
    .insert(toColumns({ id: randomUUID(), ...columns, createdAt: at, seenAt: at }))
    .onConflict('endpoint')
    .merge(['p256dh', 'auth', 'seen_at', ...(language ? ['language'] : [])])
    .returning<{ id: string }[]>('id')
  if (!row) throw new Error('A subscription was not saved')
  return row.id
}

/** The browser has another subscription now; whether its service knows our key is to be seen again. */
export const replaceSubscription = async (
  trx: Knex,
  id: string,
  subscription: PushSubscriptionInput,
  at: string,
): Promise<void> => {
  await trx(table)
    .where({ id })
    .update({ ...columnsOf(subscription), seen_at: at, accepted_at: null, refused_at: null })
}

export const noteAccepted = async (db: Knex, id: string, at: string): Promise<void> => {
  await db(table).where({ id, accepted_at: null }).update({ accepted_at: at })
  await db(table).where({ id }).update({ refused_at: null })
}

export const noteRefused = async (db: Knex, id: string, at: string): Promise<void> => {
  await db(table).where({ id, refused_at: null }).update({ refused_at: at })
}

/** Whether nothing arrives at this browser until its app subscribes anew. */
export const isRefused = async (db: Knex, id: string): Promise<boolean> =>
  (await findSubscription(db, id))?.refusedAt !== undefined

/** Nothing is ever sent to this browser again. */
export const deleteSubscription = async (trx: Knex, id: string): Promise<void> => {
  await trx(table).where({ id }).delete()
}
