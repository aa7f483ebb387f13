import type { Knex } from 'knex'
import type { LimitReason } from '#contract/notificationsAdmin.ts'
import type { Draft, Mail, TakeBack } from '#server/adapters/email/port.ts'
import { isPostgres } from '#server/db/db.ts'
import { insertRows } from '#server/db/sql.ts'

type NewDelivery = {
  key: string
  messageId: string
  mail: Mail | Draft
  createdAt: string
  /** Absent: at once. */
  dueAt?: string | undefined
  /** The recipient it is counted for. */
  recipient?: string | null | undefined
  /** It is held back. */
  limitReason?: LimitReason | null | undefined
  usefulUntil?: string | undefined
}

/** Does nothing if the key was used before. */
export const insertDelivery = async (trx: Knex, delivery: NewDelivery): Promise<void> => {
  const { key, messageId, mail, createdAt, dueAt = createdAt } = delivery
  const { recipient = null, limitReason = null, usefulUntil = null } = delivery
  const row = {
    key,
    message_id: messageId,
    mail: JSON.stringify(mail),
    status: limitReason === null ? 'waiting' : 'failed',
    due_at: dueAt,
    attempts: 0,
    created_at: createdAt,
    recipient,
    limit_reason: limitReason,
    settled_at: limitReason === null ? null : createdAt,
    useful_until: usefulUntil,
  }
  await insertRows(trx, 'deliveries', [row], 'on conflict (key) do nothing')
}

/**
 * Deletes what nobody has tried to send, held back or not. Waits for a worker that is sending it,
 * or finds it gone.
 */
export const takeBackDelivery: TakeBack = async (trx, key) => {
  await trx('deliveries').where({ key, attempts: 0 }).delete()
  return (await trx('deliveries').where({ key }).first('id')) === undefined
}

/** A delivery being sent: nobody else takes it until the lease is over. */
export type Claimed = {
  readonly id: number
  readonly claim: string
  readonly messageId: string
  readonly mail: Mail | Draft
  /** Including this attempt. */
  readonly attempts: number
  readonly usefulUntil: string | null
}

/** When the next one is due, or undefined when none waits. */
export const findNextDue = async (db: Knex): Promise<string | undefined> => {
  const row = await db('deliveries')
    .where({ status: 'waiting' })
    .orderBy(['due_at', 'id'])
    .first<{ due_at: string } | undefined>('due_at')
  return row?.due_at
}

type Claiming = { claim: string; now: string; leaseUntil: string }

/**
 * Takes the oldest that is due, in one statement that is committed before anything is sent. Skips
 * those that another process is taking at this moment.
 */
export const claimDelivery = async (
  db: Knex,
  { claim, now, leaseUntil }: Claiming,
): Promise<Claimed | undefined> => {
  const oldest = db('deliveries')
    .select('id')
    .where({ status: 'waiting' })
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(1)
  // SQLite has one writer at a time, and no syntax for this.
  if (isPostgres(db)) oldest.forUpdate().skipLocked()
  const [row] = await db('deliveries')
    .with('oldest', oldest)
    .whereIn('id', db.select('id').from('oldest'))
    .update({ claimed_by: claim, due_at: leaseUntil, attempts: db.raw('attempts + 1') })
    .returning(['id', 'message_id', 'mail', 'attempts', 'useful_until'])
  return (
    row && {
      id: row.id,
      claim,
      attempts: row.attempts,
      messageId: row.message_id,
      mail: JSON.parse(row.mail),
      usefulUntil: row.useful_until,
    }
  )
}

/** What was sent stays sent, even if the lease had expired. */
export const markSent = async (
  db: Knex,
  { id }: Claimed,
  { at, status }: { at: string; status: 'sent' | 'filed' },
): Promise<void> => {
  await db('deliveries')
    .where({ id, status: 'waiting' })
    .update({ status, mail: null, last_error: null, settled_at: at })
}

const stillOurs = (db: Knex, { id, claim }: Claimed) =>
  db('deliveries').where({ id, status: 'waiting', claimed_by: claim })

export const retryDelivery = async (
  db: Knex,
  claimed: Claimed,
  { dueAt, reason }: { dueAt: string; reason: string },
): Promise<void> => {
  await stillOurs(db, claimed).update({ due_at: dueAt, claimed_by: null, last_error: reason })
}

export const giveUpDelivery = async (
  db: Knex,
  claimed: Claimed,
  { at, reason }: { at: string; reason: string },
): Promise<void> => {
  await stillOurs(db, claimed).update({ status: 'failed', settled_at: at, last_error: reason })
}

/** What is no longer useful is not sent. */
export const expireDelivery = async (db: Knex, claimed: Claimed, at: string): Promise<void> => {
  await stillOurs(db, claimed).update({ status: 'expired', settled_at: at })
}

/**
 * Waiting emails that nobody can send are held until somebody can. What another worker is sending
 * stays there.
 */
export const holdWaiting = async (db: Knex, now: string): Promise<void> => {
  await db('deliveries')
    .where({ status: 'waiting' })
    .where((free) => free.whereNull('claimed_by').orWhere('due_at', '<=', now))
    .update({ status: 'held', claimed_by: null })
}

export const releaseHeld = async (db: Knex, now: string): Promise<void> => {
  await db('deliveries').where({ status: 'held' }).update({ status: 'waiting', due_at: now })
}

/** Emails waiting for another try get it at once. */
export const hasten = async (db: Knex, now: string): Promise<void> => {
  await db('deliveries')
    .where({ status: 'waiting', claimed_by: null })
    .whereNotNull('last_error')
    .update({ due_at: now })
}
