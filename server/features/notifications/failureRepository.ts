import type { Knex } from 'knex'
import type { DeliveriesAbout, Delivery } from '#contract/notifications/admin.ts'
import type { DeliveryKind } from '#contract/notifications/kinds.ts'
import type { Page } from '#contract/paging.ts'
import type { MailWriters } from '#server/adapters/email/port.ts'
import { countRows, readPage, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { statusOf, toDeliveries, type DeliveryRecord } from './deliveryRows.ts'
import { whereFound } from './deliverySearch.ts'

export type DeliveryFilter = {
  readonly status?: Delivery['status'] | undefined
  readonly channel?: Delivery['channel'] | undefined
  readonly festival?: string | undefined
  readonly search?: string | undefined
}

/** An email that was held back has not failed, although it is not tried again either. */
const isFailed = "status = 'failed' and limit_reason is null"

/** The provider accepted it, and later could not deliver it. */
const isUndelivered = "status = 'sent' and provider_status = 'failed'"
const isSent = "status = 'sent' and (provider_status is null or provider_status <> 'failed')"

const deliveries = (db: Knex) => records<DeliveryRecord>(db, 'deliveries')

const latestFirst: readonly SortKey<DeliveryRecord>[] = [
  { by: 'id', of: ({ id }) => id, type: 'number', isDescending: true },
]

export const listDeliveries = async (
  db: Knex,
  writers: MailWriters,
  { status, channel, festival, search }: DeliveryFilter,
  page: ListQuery,
): Promise<Page<Delivery>> => {
  const query = deliveries(db)
  if (status === 'failed') query.whereRaw(isFailed)
  else if (status === 'limited') query.whereNotNull('limit_reason')
  else if (status === 'undelivered') query.whereRaw(isUndelivered)
  else if (status === 'sent') query.whereRaw(isSent)
  else if (status !== undefined) query.where('status', status)
  if (channel !== undefined) query.where({ channel })
  if (festival !== undefined) query.where({ festival_id: festival })
  whereFound(query, db, search)
  const { rows, next } = await readPage(query, latestFirst, page)
  return { items: await toDeliveries(db, writers, rows), next }
}

/** In the key of what is sent again. */
export const againMark = ':again:'

export const listAbout = async (
  db: Knex,
  reference: string,
  kinds: readonly DeliveryKind[],
): Promise<DeliveriesAbout['items']> => {
  const rows = await deliveries(db)
    .where({ reference })
    .whereIn('kind', kinds)
    .orderBy('id', 'desc')
    .limit(50)
  return rows.flatMap((row) => {
    const { id, kind, createdAt, settledAt } = row
    return kind ? [{ id, kind, status: statusOf(row), createdAt, settledAt }] : []
  })
}

/** How often it was sent again since then. */
export const countAgain = (
  db: Knex,
  { reference, kind, since }: { reference: string; kind: DeliveryKind; since: string },
): Promise<number> =>
  countRows(
    db('deliveries')
      .where({ reference, kind })
      .where('created_at', '>', since)
      .where('key', 'like', `%${againMark}%`),
  )

export const countFailed = (db: Knex): Promise<number> =>
  countRows(db('deliveries').whereRaw(isFailed))

/** Emails that cannot be sent; while sending fails, this includes all that were tried and wait. */
export const countStuck = async (db: Knex, isTrouble: boolean): Promise<number> => {
  const held = db('deliveries').where({ status: 'held' })
  if (isTrouble)
    held.orWhere((tried) =>
      tried.where({ status: 'waiting', channel: 'email' }).whereNotNull('last_error'),
    )
  return countRows(held)
}

export const findDelivery = async (
  db: Knex,
  writers: MailWriters,
  id: number,
): Promise<Delivery | undefined> => {
  const rows = await deliveries(db).where({ id })
  return (await toDeliveries(db, writers, rows))[0]
}

/** Whether its person wants no more of it: a retry would only delete it. */
export const isReminderOver = async (trx: Knex, id: number): Promise<boolean> => {
  const reminder: { status: string } | undefined = await trx('deliveries')
    .join('reminders', 'reminders.id', 'deliveries.reminder_id')
    .where({ 'deliveries.id': id })
    .whereIn('deliveries.status', ['waiting', 'failed'])
    .first('reminders.status')
  return reminder !== undefined && reminder.status !== 'active'
}

/**
 * Has it tried again from the start; false if it was sent. What a worker is sending at this moment
 * stays with it.
 */
export const beginAgain = async (trx: Knex, id: number, now: string): Promise<boolean> => {
  const failed = await trx('deliveries').where({ id, status: 'failed' }).update({
    status: 'waiting',
    due_at: now,
    attempts: 0,
    claimed_by: null,
    settled_at: null,
    limit_reason: null,
  })
  if (failed > 0) return true
  await trx('deliveries').where({ id, status: 'waiting', claimed_by: null }).update({ due_at: now })
  const waiting = await trx('deliveries').where({ id, status: 'waiting' }).first('id')
  return waiting !== undefined
}

/** Emails we gave up on still have their text and recipient. */
export const deleteSettled = (db: Knex, before: string): Promise<number> =>
  db('deliveries').whereNot({ status: 'waiting' }).where('settled_at', '<', before).delete()
