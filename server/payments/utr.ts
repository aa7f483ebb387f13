import type { Knex } from 'knex'
import { isDuplicate } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import { acrossLedger } from './ledger.ts'

const utrTaken = (by: string): AppError =>
  new AppError('utr_taken', `This payment (UTR) is already recorded for ${by}. Please check both.`)

/** What a payment is recorded for already: `order SO-2026-7K3M9W`. */
export const findByUtr = async (db: Knex, utr: string): Promise<string | undefined> => {
  const [found] = await acrossLedger<{ called: string; reference: string }>(
    db,
    ({ called, reference, table, receivedByUtr }) =>
      `select '${called}' as called, ${reference} as reference from ${table} where utr = ? and ${receivedByUtr}`,
    [utr],
  )
  return found && `${found.called} ${found.reference}`
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
