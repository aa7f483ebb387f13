import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { LimitReason } from '#contract/notifications/admin.ts'
import type { Regarding } from '#contract/notifications/kinds.ts'
import type { ReminderChannel } from '#contract/reminders/choice.ts'
import type { Draft, Mail, TakeBack } from '#server/adapters/email/port.ts'
import { isPostgres } from '#server/db/db.ts'
import { insertRows, sql } from '#server/db/sql.ts'

type NewDelivery = {
  key: string
  messageId: string
  mail: Mail | Draft
  /** In which its person reads. */
  language: Language
  regarding?: Regarding | undefined
  createdAt: string
  /** Absent: at once. */
  dueAt?: string | undefined
  /** The recipient it is counted for. */
  recipient?: string | null | undefined
  /** It is held back. */
  limitReason?: LimitReason | null | undefined
  usefulUntil?: string | undefined
  /** Absent: email. */
  channel?: ReminderChannel
  /** Of a reminder: whose it is and of which festival. */
  about?: {
    readonly reminderId: string
    readonly festivalId: string
    /** Absent for news of a festival that was moved: its date is known when it is written. */
    readonly festivalDate?: string
    readonly daysBefore?: number
  }
}

const toRow = (delivery: NewDelivery) => {
  const { key, messageId, mail, createdAt, dueAt = createdAt } = delivery
  const { recipient = null, limitReason = null, usefulUntil = null } = delivery
  const { channel = 'email', about, regarding, language } = delivery
  return {
    key,
    channel,
    message_id: messageId,
    mail: JSON.stringify(mail),
    language,
    status: limitReason === null ? 'waiting' : 'failed',
    due_at: dueAt,
    attempts: 0,
    created_at: createdAt,
    recipient,
    limit_reason: limitReason,
    settled_at: limitReason === null ? null : createdAt,
    useful_until: usefulUntil,
    reminder_id: about?.reminderId ?? null,
    festival_id: about?.festivalId ?? null,
    festival_date: about?.festivalDate ?? null,
    days_before: about?.daysBefore ?? null,
    kind: regarding?.kind ?? null,
    reference: regarding?.reference ?? null,
  }
}

/** Nothing happens for a key that was used before. */
export const insertDelivery = (trx: Knex, delivery: NewDelivery): Promise<void> =>
  insertDeliveries(trx, [delivery])

/** One statement has at most this many values in SQLite (32,766). */
const rowsAtOnce = 1000

/** As `insertDelivery`, many at a time. */
export const insertDeliveries = async (
  trx: Knex,
  deliveries: readonly NewDelivery[],
): Promise<void> => {
  for (let at = 0; at < deliveries.length; at += rowsAtOnce) {
    const rows = deliveries.slice(at, at + rowsAtOnce).map(toRow)
    await insertRows(trx, 'deliveries', rows, 'on conflict (key) do nothing')
  }
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
  readonly language: Language
  /** Including this attempt. */
  readonly attempts: number
  readonly usefulUntil: string | null
  /** Other reminders of the same person that are due as well: one email tells of all of them. */
  readonly others?: readonly Pick<Claimed, 'id' | 'mail'>[]
}

/** Written out: SQLite uses the index of what waits for nothing that is bound. */
const isWaiting = "status = 'waiting'"

/** When the next one is due, or undefined when none waits. */
export const findNextDue = async (
  db: Knex,
  channel: ReminderChannel,
): Promise<string | undefined> => {
  const row = await db('deliveries')
    .whereRaw(isWaiting)
    .where({ channel })
    .orderBy(['due_at', 'id'])
    .first<{ due_at: string } | undefined>('due_at')
  return row?.due_at
}

type Claiming = {
  channel: ReminderChannel
  claim: string
  now: string
  leaseUntil: string
  /** How many at most. */
  limit: number
}

/**
 * Takes the oldest that is due, in one statement that is committed before anything is sent. Skips
 * those that another process is taking at this moment.
 */
export const claimDeliveries = async (
  db: Knex,
  { channel, claim, now, leaseUntil, limit }: Claiming,
): Promise<Claimed[]> => {
  const oldest = db('deliveries')
    .select('id')
    .whereRaw(isWaiting)
    .where({ channel })
    .where('due_at', '<=', now)
    .orderBy(['due_at', 'id'])
    .limit(limit)
  // SQLite has one writer at a time, and no words for this.
  if (isPostgres(db)) oldest.forUpdate().skipLocked()
  const rows: ClaimedRow[] = await db('deliveries')
    .with('oldest', oldest)
    .whereIn('id', db.select('id').from('oldest'))
    .update({ claimed_by: claim, due_at: leaseUntil, attempts: db.raw('attempts + 1') })
    .returning(claimedColumns)
  return rows.map((row) => toClaimed(row, claim))
}

type ClaimedRow = {
  id: number
  message_id: string
  mail: string
  language: Language
  attempts: number
  useful_until: string | null
}
const claimedColumns = ['id', 'message_id', 'mail', 'language', 'attempts', 'useful_until'] as const

const toClaimed = (row: ClaimedRow, claim: string): Claimed => ({
  id: row.id,
  claim,
  attempts: row.attempts,
  messageId: row.message_id,
  mail: JSON.parse(row.mail),
  language: row.language,
  usefulUntil: row.useful_until,
})

/** `''` before `status` keeps SQLite from the index of all that waits: one person has few reminders. */
const isDueReminder = (row: string): string =>
  `'' || ${row}.status = 'waiting' and ${row}.channel = 'email' and ${row}.due_at <= ?
   and ${row}.days_before is not null`

/**
 * Takes the oldest email that is due; if it is a reminder, with all that its person is to be told by now and
 * that is still of use. In one statement, which takes nobody's second reminder without the first: two processes
 * never split what goes into one email.
 */
export const claimEmail = async (
  db: Knex,
  { claim, now, leaseUntil }: Omit<Claiming, 'channel' | 'limit'>,
): Promise<Claimed | undefined> => {
  const rows = await sql<ClaimedRow>(
    db,
    `update deliveries set claimed_by = ?, due_at = ?, attempts = attempts + 1 where id in (
       with oldest as (
         select d.id, d.reminder_id, d.useful_until, d.days_before from deliveries d
         where d.status = 'waiting' and d.channel = 'email' and d.due_at <= ?
           and (d.days_before is null or not exists (
             select 1 from deliveries e where e.reminder_id = d.reminder_id
               and ${isDueReminder('e')} and (e.due_at, e.id) < (d.due_at, d.id)))
         order by d.due_at, d.id limit 1 ${isPostgres(db) ? 'for update skip locked' : ''})
       select id from oldest
       union select d.id from oldest o cross join deliveries d
       where d.reminder_id = o.reminder_id and ${isDueReminder('d')}
         and o.days_before is not null and o.useful_until > ? and d.useful_until > ?)
     returning ${claimedColumns.join(', ')}`,
    [claim, leaseUntil, now, now, now, now, now],
  )
  const [first, ...others] = rows
    .map((row) => toClaimed(row, claim))
    .toSorted((a, b) => a.id - b.id)
  return first && { ...first, ...(others.length > 0 && { others }) }
}

/** Gives back what was claimed and not tried, as when the whole channel has stopped. */
export const returnDelivery = async (db: Knex, claimed: Claimed, dueAt: string): Promise<void> => {
  await stillOurs(db, claimed).update({
    due_at: dueAt,
    claimed_by: null,
    attempts: claimed.attempts - 1,
  })
}

/** What nobody wants any more, as when its person has stopped the reminders meanwhile. */
export const dropDelivery = async (db: Knex, claimed: Claimed): Promise<void> => {
  await stillOurs(db, claimed).delete()
}

/** What was sent stays sent, even if the lease had expired. */
export const markSent = async (
  db: Knex,
  { id, others = [] }: Claimed,
  {
    at,
    status,
    providerId = null,
  }: { at: string; status: 'sent' | 'filed'; providerId?: string | null },
): Promise<void> => {
  const ids = [id, ...others.map((other) => other.id)]
  await sql(
    db,
    `update deliveries
     set status = ?, mail = null, last_error = null, settled_at = ?, provider_id = ?
     where id in (${ids.map(() => '?').join(', ')}) and status = 'waiting'`,
    [status, at, providerId, ...ids],
  )
}

const stillOurs = (db: Knex, { id, claim, others = [] }: Claimed) =>
  db('deliveries')
    .whereIn('id', [id, ...others.map((other) => other.id)])
    .where({ status: 'waiting', claimed_by: claim })

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
    .where({ status: 'waiting', channel: 'email' })
    .where((free) => free.whereNull('claimed_by').orWhere('due_at', '<=', now))
    .update({ status: 'held', claimed_by: null })
}

export const releaseHeld = async (db: Knex, now: string): Promise<void> => {
  await db('deliveries').where({ status: 'held' }).update({ status: 'waiting', due_at: now })
}

/** Emails waiting for another try get it at once. */
export const hasten = async (db: Knex, now: string): Promise<void> => {
  await db('deliveries')
    .where({ status: 'waiting', channel: 'email', claimed_by: null })
    .whereNotNull('last_error')
    .update({ due_at: now })
}
