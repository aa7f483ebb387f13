import type { Knex } from 'knex'
import {
  findForAdmin,
  listExisting,
  lockForAdmin,
  replaceLines,
  updateMantra,
  type AdminRecord,
  type NewLine,
} from './adminRepository.ts'
import { listLines } from './repository.ts'
import { listVerses, replaceVerses, type VerseRecord } from './verseRepository.ts'

/** A mantra with its text. */
export type WholeMantra = AdminRecord & {
  readonly updatedAt: string
  readonly lines: readonly NewLine[]
  readonly verses: readonly VerseRecord[]
}

const withText = async (
  db: Knex,
  record: AdminRecord | undefined,
): Promise<WholeMantra | undefined> => {
  if (!record) return undefined
  const { id, updatedAt = record.createdAt } = record
  const lines = await listLines(db, [id])
  const verses = (await listVerses(db, [id])).get(id) ?? []
  return { ...record, updatedAt, lines, verses }
}

/** All that are not deleted, in order. */
export const listWhole = async (db: Knex): Promise<WholeMantra[]> => {
  const records = await listExisting(db)
  const verses = await listVerses(
    db,
    records.map(({ id }) => id),
  )
  return records.map(({ updatedAt, ...record }) => ({
    ...record,
    updatedAt: updatedAt ?? record.createdAt,
    lines: [],
    verses: verses.get(record.id) ?? [],
  }))
}

export const findWhole = async (db: Knex, id: string): Promise<WholeMantra | undefined> =>
  withText(db, await findForAdmin(db, id))

/** Locked until the end of the transaction. */
export const lockWhole = async (trx: Knex, id: string): Promise<WholeMantra | undefined> =>
  withText(trx, await lockForAdmin(trx, id))

export const saveWhole = async (
  trx: Knex,
  mantra: WholeMantra,
  { current }: { readonly current: WholeMantra },
): Promise<void> => {
  if (mantra.lines !== current.lines) await replaceLines(trx, mantra.id, mantra.lines)
  if (mantra.verses !== current.verses) await replaceVerses(trx, mantra.id, mantra.verses)
  await updateMantra(trx, mantra)
}
