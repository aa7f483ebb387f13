import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { PushSubscriptionInput } from '#contract/reminders/public.ts'
import type { PushTarget } from '#server/adapters/push/port.ts'

type Row = PushTarget & {
  id: string
  created_at: string
  seen_at: string
  /** When its push service first took a message. */
  accepted_at: string | null
  /** Since when it refuses them, as for another key than ours. */
  refused_at: string | null
}

const table = 'push_subscriptions'

export const findSubscription = (db: Knex, id: string): Promise<Row | undefined> =>
  db<Row>(table).where({ id }).first()

export const findIdByEndpoint = async (db: Knex, endpoint: string): Promise<string | undefined> =>
  (await db<Row>(table).where({ endpoint }).first('id'))?.id

const columnsOf = ({ endpoint, keys }: PushSubscriptionInput): PushTarget => ({
  endpoint,
  p256dh: keys.p256dh,
  auth: keys.auth,
})

/** The id of the browser, new where its endpoint is. */
export const saveSubscription = async (
  trx: Knex,
  subscription: PushSubscriptionInput,
  at: string,
): Promise<string> => {
  const columns = columnsOf(subscription)
  const [row] = await trx<Row>(table)
    .insert({
      id: randomUUID(),
      ...columns,
      created_at: at,
      seen_at: at,
      accepted_at: null,
      refused_at: null,
    })
    .onConflict('endpoint')
    .merge(['p256dh', 'auth', 'seen_at'])
    .returning('id')
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
  await trx<Row>(table)
    .where({ id })
    .update({ ...columnsOf(subscription), seen_at: at, accepted_at: null, refused_at: null })
}

export const noteAccepted = async (db: Knex, id: string, at: string): Promise<void> => {
  await db<Row>(table).where({ id, accepted_at: null }).update({ accepted_at: at })
  await db<Row>(table).where({ id }).update({ refused_at: null })
}

export const noteRefused = async (db: Knex, id: string, at: string): Promise<void> => {
  await db<Row>(table).where({ id, refused_at: null }).update({ refused_at: at })
}

/** Whether nothing arrives at this browser until its app subscribes anew. */
export const isRefused = async (db: Knex, id: string): Promise<boolean> =>
  ((await findSubscription(db, id))?.refused_at ?? null) !== null

/** Nothing is ever sent to this browser again. */
export const deleteSubscription = async (trx: Knex, id: string): Promise<void> => {
  await trx<Row>(table).where({ id }).delete()
}
