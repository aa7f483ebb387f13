import type { Knex } from 'knex'
import { isDuplicate } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'

const received = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.whereIn('status', ['succeeded', 'refunded'])

/** Whatever a payment at the bank can be recorded for, and which of them have their money. */
const paid = [
  { table: 'donations', called: 'donation', named: 'reference', only: received },
  {
    table: 'orders',
    called: 'order',
    named: 'reference',
    only: (query: Knex.QueryBuilder) => query.whereNotNull('paid_at'),
  },
  { table: 'dakshina_payments', called: 'booking', named: 'booking_reference', only: received },
] as const

export const utrTaken = (by: string): AppError =>
  new AppError('utr_taken', `This payment (UTR) is already recorded for ${by}. Please check both.`)

/** What a payment is recorded for already: `order SO-2026-7K3M9W`. */
export const findByUtr = async (db: Knex, utr: string): Promise<string | undefined> => {
  for (const { table, called, named, only } of paid) {
    const row = await only(db(table).where({ utr })).first<{ by: string } | undefined>({
      by: named,
    })
    if (row) return `${called} ${row.by}`
  }
  return undefined
}

/** One payment pays for one thing, whichever feature it belongs to. */
export const assertUtrFree = async (trx: Knex, utr: string | undefined): Promise<void> => {
  const by = utr && (await findByUtr(trx, utr))
  if (by) throw utrTaken(by)
}

/** The second of two who record the same payment at the same moment: the database stops them. */
export const onceByUtr = async <T>(work: Promise<T>, what: string): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw isDuplicate(error) ? utrTaken(`another ${what}`) : error
  }
}
