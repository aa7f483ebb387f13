import type { Knex } from 'knex'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import { sql } from '#server/db/sql.ts'

/** Why nothing leaves by a channel: its provider refuses our credentials. */
export type ChannelTrouble = {
  readonly channel: ReminderChannel
  readonly kind: 'credentials'
  readonly said: string
  readonly since: string
  /** Nothing is tried before it. */
  readonly retryAt: string
}

type Row = Omit<ChannelTrouble, 'retryAt'> & { retry_at: string }

const toTrouble = ({ retry_at, ...rest }: Row): ChannelTrouble => ({ ...rest, retryAt: retry_at })

export const listChannelTroubles = async (db: Knex): Promise<ChannelTrouble[]> =>
  (await db<Row>('channel_trouble').orderBy('channel')).map(toTrouble)

export const findChannelTrouble = async (
  db: Knex,
  channel: ReminderChannel,
): Promise<ChannelTrouble | undefined> => {
  const [row] = await sql<Row>(db, 'select * from channel_trouble where channel = ?', [channel])
  return row && toTrouble(row)
}

/** It began with the first that failed. */
export const noteChannelTrouble = async (
  db: Knex,
  { retryAt, ...trouble }: ChannelTrouble,
): Promise<void> => {
  await db('channel_trouble')
    .insert({ ...trouble, retry_at: retryAt })
    .onConflict('channel')
    .merge(['kind', 'said', 'retry_at'])
}

/** Whether there was any. */
export const clearChannelTrouble = async (db: Knex, channel: ReminderChannel): Promise<boolean> => {
  // Looked for first: nearly always there is none, and SQLite has one writer at a time.
  if (!(await findChannelTrouble(db, channel))) return false
  await db('channel_trouble').where({ channel }).delete()
  return true
}

/** How many messages wait for a channel. */
export const countWaiting = async (db: Knex, channel: ReminderChannel): Promise<number> => {
  const row = await db('deliveries').where({ status: 'waiting', channel }).count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** The provider is asked again at once. */
export const hastenChannel = async (
  db: Knex,
  channel: ReminderChannel,
  now: string,
): Promise<void> => {
  await db('channel_trouble').where({ channel }).update({ retry_at: now })
}
