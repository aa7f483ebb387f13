import type { Knex } from 'knex'
import { insertRows } from '#server/db/sql.ts'

export type Alarm = {
  readonly name: string
  /** When it was first seen. */
  readonly since: string
  /** When the administrators were emailed. */
  readonly sentAt: string | undefined
  /** Since when it has not been seen; undefined while it lasts. */
  readonly goneSince: string | undefined
}

type Row = { name: string; since: string; sent_at: string | null; gone_since: string | null }

export const listAlarms = async (db: Knex): Promise<Alarm[]> =>
  (await db<Row>('alarms').orderBy('name')).map(({ name, since, sent_at, gone_since }) => ({
    name,
    since,
    sentAt: sent_at ?? undefined,
    goneSince: gone_since ?? undefined,
  }))

/** Another process may have been quicker. */
export const beginAlarm = async (db: Knex, name: string, since: string): Promise<void> => {
  await insertRows(db, 'alarms', [{ name, since }], 'on conflict (name) do nothing')
}

export const setGone = async (db: Knex, name: string, since: string | null): Promise<void> => {
  await db<Row>('alarms').where({ name }).update({ gone_since: since })
}

/** Whether this process is the one to send it. */
export const claimSending = async (trx: Knex, name: string, at: string): Promise<boolean> =>
  (await trx<Row>('alarms').where({ name, sent_at: null }).update({ sent_at: at })) > 0

/** Whether this process is the one that ended it. */
export const endAlarm = async (trx: Knex, { name, since }: Alarm): Promise<boolean> =>
  (await trx<Row>('alarms').where({ name, since }).delete()) > 0
