import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { records, toColumns } from '#server/db/rows.ts'

export const table = 'whatsapp_subscriptions'

export type Subscription = {
  readonly id: string
  /** Absent once its person stopped. */
  readonly phoneNumber?: string | undefined
  readonly phoneHash: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  /** In which its person reads. */
  readonly language: Language
  readonly userId?: string | undefined
  readonly isActive: boolean
  readonly subscribedAt: string
  readonly confirmedAt?: string | undefined
  readonly stoppedAt?: string | undefined
  readonly lastNotified?: string | undefined
  readonly codeHash?: string | undefined
  readonly codeSentAt?: string | undefined
  readonly codeTriedBy: readonly string[]
  readonly whatsappUserId?: string | undefined
  readonly waId?: string | undefined
  readonly askedAt: readonly string[]
  readonly undeliverable: number
  readonly nextMessageAt?: string | undefined
}

/** Queries that are answered with subscriptions. */
export const subscriptions = (db: Knex) => records<Subscription>(db, table)

/** Somebody as WhatsApp names them. */
export type Sender = {
  /** Digits without a plus; missing where the number is hidden. */
  readonly waId?: string | undefined
  readonly userId?: string | undefined
}

/** Whether its newest code was sent after that time. */
export const hasCode = (
  { codeHash, codeSentAt }: Pick<Subscription, 'codeHash' | 'codeSentAt'>,
  sentAfter: string,
): boolean => codeHash !== undefined && codeSentAt !== undefined && codeSentAt > sentAfter

const held = (trx: Knex, by: Partial<Subscription>): Promise<Subscription | undefined> =>
  subscriptions(trx).where(by).forUpdate().first()

/** The row of a number, new where it has none, held to the end of the transaction. */
export const insertOrLock = async (
  trx: Knex,
  fresh: Pick<Subscription, 'id' | 'phoneHash' | 'subscribedAt' | 'language'>,
): Promise<Subscription> => {
  for (;;) {
    await trx(table)
      .insert(toColumns({ ...fresh, isActive: false }))
      .onConflict('phone_hash')
      .ignore()
    const row = await held(trx, { phoneHash: fresh.phoneHash })
    // It was there, and has just been erased.
    if (row) return row
  }
}

export const updateSubscription = async (
  trx: Knex,
  id: string,
  changes: Partial<Subscription>,
): Promise<void> => {
  await trx(table).where({ id }).update(toColumns(changes))
}

export const findById = (db: Knex, id: string): Promise<Subscription | undefined> =>
  subscriptions(db).where({ id }).first()

export const findByPhone = (db: Knex, phone: string): Promise<Subscription | undefined> =>
  subscriptions(db).where({ phoneNumber: phone }).first()

/** Whose number it is; the number comes before the id, which WhatsApp may give to another number later. */
export const findSender = async (
  db: Knex,
  { waId, userId }: Sender,
): Promise<Subscription | undefined> => {
  const byNumber =
    waId === undefined
      ? undefined
      : ((await findByPhone(db, `+${waId}`)) ?? (await subscriptions(db).where({ waId }).first()))
  if (byNumber || userId === undefined) return byNumber
  return subscriptions(db).where({ whatsappUserId: userId }).first()
}

type Tried = {
  readonly by: string
  readonly sentAfter: string
  readonly most: { readonly byOne: number; readonly byAll: number }
}

/** Counts a try of the code before it is looked at, so that many at once are not more than there may be. */
export const takeTry = async (
  trx: Knex,
  phone: string,
  { by, sentAfter, most }: Tried,
): Promise<Subscription | undefined> => {
  const row = await held(trx, { phoneNumber: phone })
  if (!row || !hasCode(row, sentAfter)) return undefined
  const tried = row.codeTriedBy
  const own = tried.filter((each) => each === by)
  if (own.length >= most.byOne || tried.length >= most.byAll) return undefined
  await updateSubscription(trx, row.id, { codeTriedBy: [...tried, by] })
  return row
}

/** Takes the next place among the messages to one person; false where another has it. */
export const takePlace = async (
  db: Knex,
  id: string,
  { now, until }: { now: string; until: string },
): Promise<boolean> => {
  const taken = await db(table)
    .where({ id })
    .where((free) => free.whereNull('next_message_at').orWhere('next_message_at', '<=', now))
    .update({ next_message_at: until })
  return taken === 1
}

/** WhatsApp gives an id to one number at a time. */
export const noteUserId = async (db: Knex, id: string, userId: string): Promise<void> => {
  await db(table)
    .where({ whatsapp_user_id: userId })
    .whereNot({ id })
    .update({ whatsapp_user_id: null })
  await updateSubscription(db, id, { whatsappUserId: userId })
}

/** How many in a row. */
export const countUndeliverable = async (db: Knex, id: string): Promise<number> => {
  const [row] = await db(table)
    .where({ id })
    .update({ undeliverable: db.raw('undeliverable + 1') })
    .returning<Pick<Subscription, 'undeliverable'>[]>('undeliverable')
  return row?.undeliverable ?? 0
}

/** What is left of somebody who stopped: when, and a hash of the number. */
export const forgetNumber = async (trx: Knex, id: string, at: string): Promise<void> => {
  await updateSubscription(trx, id, {
    phoneNumber: undefined,
    name: undefined,
    email: undefined,
    userId: undefined,
    isActive: false,
    stoppedAt: at,
    codeHash: undefined,
    codeSentAt: undefined,
    whatsappUserId: undefined,
    waId: undefined,
  })
}

/** The same, where its reminders were stopped elsewhere: by the link of a message, say. */
export const forgetStopped = async (trx: Knex, phone: string, at: string): Promise<void> => {
  const row = await findByPhone(trx, phone)
  if (row) await forgetNumber(trx, row.id, at)
}

const unconfirmed = (db: Knex, requestedBefore: string) =>
  subscriptions(db)
    .where({ isActive: false })
    .whereNotNull('phone_number')
    .where('subscribed_at', '<', requestedBefore)

/** Who asked before that time and never confirmed. */
export const listUnconfirmed = async (db: Knex, requestedBefore: string): Promise<Subscription[]> =>
  unconfirmed(db, requestedBefore)

/** False where it is none of them any more. */
export const deleteUnconfirmed = async (
  trx: Knex,
  id: string,
  requestedBefore: string,
): Promise<boolean> => (await unconfirmed(trx, requestedBefore).where({ id }).delete()) === 1
