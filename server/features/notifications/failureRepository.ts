import type { Knex } from 'knex'
import type { Delivery, LimitReason } from '#contract/notificationsAdmin.ts'
import type { Page } from '#contract/paging.ts'
import type { Draft, Mail, MailWriters } from '#server/adapters/email/port.ts'
import { isPostgres } from '#server/db/db.ts'
import { readPage, whereMatches, type Asked, type SortKey } from '#server/db/paging.ts'

export type DeliveryFilter = {
  readonly status?: Delivery['status'] | undefined
  readonly search?: string | undefined
}

type Row = {
  id: number
  mail: string | null
  status: Exclude<Delivery['status'], 'limited'>
  due_at: string
  attempts: number
  last_error: string | null
  created_at: string
  settled_at: string | null
  limit_reason: LimitReason | null
}

/** An email that is not written yet has neither recipient nor subject; what was sent is deleted. */
const readMail = async (
  db: Knex,
  writers: MailWriters,
  text: string | null,
): Promise<Pick<Mail, 'to' | 'subject'> | undefined> => {
  const mail: Mail | Draft | null = JSON.parse(text ?? 'null')
  if (mail === null) return undefined
  return 'kind' in mail ? writers[mail.kind]?.(db, mail.about) : mail
}

const toDelivery = async (db: Knex, writers: MailWriters, row: Row): Promise<Delivery> => {
  const mail = await readMail(db, writers, row.mail)
  return {
    id: row.id,
    channel: 'email',
    ...(mail && { to: mail.to, subject: mail.subject }),
    status: row.limit_reason === null ? row.status : 'limited',
    ...(row.limit_reason !== null && { limitReason: row.limit_reason }),
    attempts: row.attempts,
    ...(row.last_error !== null && { lastError: row.last_error }),
    createdAt: row.created_at,
    ...(row.status === 'waiting' && { dueAt: row.due_at }),
    ...(row.settled_at !== null && { settledAt: row.settled_at }),
  }
}

/** An email that was held back has not failed, although it is not tried again either. */
const isFailed = "status = 'failed' and limit_reason is null"

/** Without the text: it is only for its reader. A draft has a subject, such as a reference. */
const mailFields = (db: Knex): string[] =>
  ['to', 'subject', 'about'].map((name) =>
    isPostgres(db) ? `(mail::json ->> '${name}')` : `json_extract(mail, '$.${name}')`,
  )

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'id', of: ({ id }) => id, type: 'number', isDescending: true },
]

export const listDeliveries = async (
  db: Knex,
  writers: MailWriters,
  { status, search }: DeliveryFilter,
  asked: Asked,
): Promise<Page<Delivery>> => {
  const query = db<Row>('deliveries')
  if (status === 'failed') query.whereRaw(isFailed)
  else if (status === 'limited') query.whereNotNull('limit_reason')
  else if (status !== undefined) query.where('status', status)
  whereMatches(query, db, mailFields(db), search)
  const { rows, next } = await readPage(query, latestFirst, asked)
  const items = await Promise.all(rows.map((each) => toDelivery(db, writers, each)))
  return { items, next }
}

export const countFailed = async (db: Knex): Promise<number> => {
  const row = await db('deliveries').whereRaw(isFailed).count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** Emails that cannot be sent; while sending fails, this includes all that were tried and wait. */
export const countStuck = async (db: Knex, isTrouble: boolean): Promise<number> => {
  const held = db('deliveries').where({ status: 'held' })
  if (isTrouble)
    held.orWhere((tried) => tried.where({ status: 'waiting' }).whereNotNull('last_error'))
  const row = await held.count({ n: '*' }).first()
  return Number(row?.['n'])
}

export const findDelivery = async (
  db: Knex,
  writers: MailWriters,
  id: number,
): Promise<Delivery | undefined> => {
  const row = await db<Row>('deliveries').where({ id }).first()
  return row && toDelivery(db, writers, row)
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
