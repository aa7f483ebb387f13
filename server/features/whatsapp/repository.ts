import type { Knex } from 'knex'
import { isPostgres } from '#server/db/db.ts'

export const table = 'whatsapp_subscriptions'

export type Row = {
  id: string
  /** Null once its person stopped. */
  phone_number: string | null
  phone_hash: string
  name: string | null
  email: string | null
  user_id: string | null
  is_active: boolean | number
  subscribed_at: string
  confirmed_at: string | null
  stopped_at: string | null
  last_notified: string | null
  code_hash: string | null
  code_sent_at: string | null
  code_tried_by: string
  whatsapp_user_id: string | null
  wa_id: string | null
  asked_at: string
  undeliverable: number
  next_message_at: string | null
}

/** Somebody as WhatsApp names them. */
export type Sender = {
  /** Digits without a plus; missing where the number is hidden. */
  readonly waId?: string | undefined
  readonly userId?: string | undefined
}

/** Whether its newest code was sent after that time. */
export const hasCode = (
  { code_hash, code_sent_at }: Pick<Row, 'code_hash' | 'code_sent_at'>,
  sentAfter: string,
): boolean => code_hash !== null && code_sent_at !== null && code_sent_at > sentAfter

const held = async (trx: Knex, by: Partial<Row>): Promise<Row | undefined> => {
  const query = trx(table).where(by).first<Row | undefined>()
  return isPostgres(trx) ? query.forUpdate() : query
}

/** The row of a number, new where it has none, held to the end of the transaction. */
export const insertOrFindHeld = async (
  trx: Knex,
  fresh: Pick<Row, 'id' | 'phone_hash' | 'subscribed_at'>,
): Promise<Row> => {
  for (;;) {
    await trx(table)
      .insert({ ...fresh, is_active: false })
      .onConflict('phone_hash')
      .ignore()
    const row = await held(trx, { phone_hash: fresh.phone_hash })
    // It was there, and has just been erased.
    if (row) return row
  }
}

export const updateSubscription = async (
  trx: Knex,
  id: string,
  changes: Partial<Row>,
): Promise<void> => {
  await trx(table).where({ id }).update(changes)
}

export const findById = (db: Knex, id: string): Promise<Row | undefined> =>
  db(table).where({ id }).first<Row | undefined>()

export const findByPhone = (db: Knex, phone: string): Promise<Row | undefined> =>
  db(table).where({ phone_number: phone }).first<Row | undefined>()

/** Whose number it is; the number comes before the id, which WhatsApp may give to another number later. */
export const findSender = async (db: Knex, { waId, userId }: Sender): Promise<Row | undefined> => {
  const byNumber =
    waId === undefined
      ? undefined
      : ((await findByPhone(db, `+${waId}`)) ??
        (await db(table).where({ wa_id: waId }).first<Row | undefined>()))
  if (byNumber || userId === undefined) return byNumber
  return db(table).where({ whatsapp_user_id: userId }).first<Row | undefined>()
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
): Promise<Row | undefined> => {
  const row = await held(trx, { phone_number: phone })
  if (!row || !hasCode(row, sentAfter)) return undefined
  const tried = JSON.parse(row.code_tried_by) as string[]
  const own = tried.filter((each) => each === by)
  if (own.length >= most.byOne || tried.length >= most.byAll) return undefined
  await updateSubscription(trx, row.id, { code_tried_by: JSON.stringify([...tried, by]) })
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
  await updateSubscription(db, id, { whatsapp_user_id: userId })
}

/** How many in a row. */
export const countUndeliverable = async (db: Knex, id: string): Promise<number> => {
  const [row] = await db(table)
    .where({ id })
    .update({ undeliverable: db.raw('undeliverable + 1') })
    .returning<Pick<Row, 'undeliverable'>[]>('undeliverable')
  return row?.undeliverable ?? 0
}

/** What is left of somebody who stopped: when, and a hash of the number. */
export const forgetNumber = async (trx: Knex, id: string, at: string): Promise<void> => {
  await updateSubscription(trx, id, {
    phone_number: null,
    name: null,
    email: null,
    user_id: null,
    is_active: false,
    stopped_at: at,
    code_hash: null,
    code_sent_at: null,
    whatsapp_user_id: null,
    wa_id: null,
  })
}

/** The same, where its reminders were stopped elsewhere: by the link of a message, say. */
export const forgetStopped = async (trx: Knex, phone: string, at: string): Promise<void> => {
  const row = await findByPhone(trx, phone)
  if (row) await forgetNumber(trx, row.id, at)
}

const unconfirmed = (db: Knex, askedBefore: string) =>
  db(table)
    .where({ is_active: false })
    .whereNotNull('phone_number')
    .where('subscribed_at', '<', askedBefore)

/** Who asked before that time and never confirmed. */
export const listUnconfirmed = (db: Knex, askedBefore: string): Promise<Row[]> =>
  unconfirmed(db, askedBefore)

/** False where it is none of them any more. */
export const deleteUnconfirmed = async (
  trx: Knex,
  id: string,
  askedBefore: string,
): Promise<boolean> => (await unconfirmed(trx, askedBefore).where({ id }).delete()) === 1
