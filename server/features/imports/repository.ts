import type { Knex } from 'knex'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows, sql } from '#server/db/sql.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import type { PastGift } from './readPastGifts.ts'

export type PastGiftRecord = PastGift & {
  readonly id: string
  readonly importId: string
  readonly fingerprint: string
  readonly occurrence: number
  readonly userId?: string | undefined
  readonly createdAt: string
}

type ImportKind = 'past_gifts' | 'products'

export type ImportRecord = {
  readonly id: string
  readonly kind: ImportKind
  readonly fileName: string
  readonly fingerprint: string
  readonly rows: number
  readonly amount: number
  readonly actorId: string
  readonly createdAt: string
  readonly undoneAt?: string | undefined
  readonly undoneBy?: string | undefined
  /** Of who imported it; absent when the account is gone. */
  readonly username?: string | undefined
}

/** One statement has at most so many values in SQLite (32,766). */
const atOnce = 1000

const inBatches = async <T>(
  all: readonly T[],
  work: (some: readonly T[]) => Promise<void>,
): Promise<void> => {
  for (let at = 0; at < all.length; at += atOnce) await work(all.slice(at, at + atOnce))
}

export const pastGifts = (db: Knex): Knex.QueryBuilder => records<PastGiftRecord>(db, 'past_gifts')

export const byName: Searched<Pick<PastGiftRecord, 'fullName' | 'phone'>> = {
  table: 'past_gifts',
  columns: ['fullName', 'phone'],
  namesOf: (row) => [row.fullName],
  phonesOf: (row) => row.phone,
}

/** `fingerprint occurrence` of each line that was imported before. */
export const listImported = async (
  db: Knex,
  fingerprints: readonly string[],
): Promise<Set<string>> => {
  const imported = new Set<string>()
  await inBatches(fingerprints, async (some) => {
    const rows: { fingerprint: string; occurrence: number }[] = await db('past_gifts')
      .whereIn('fingerprint', [...some])
      .select('fingerprint', 'occurrence')
    for (const { fingerprint, occurrence } of rows) imported.add(`${fingerprint} ${occurrence}`)
  })
  return imported
}

/** Donations of ours on one of these days. */
export const listDonationsOn = async (
  db: Knex,
  days: readonly string[],
): Promise<{ day: string; amount: number; fullName: string; reference: string }[]> => {
  const found: { day: string; amount: number; fullName: string; reference: string }[] = []
  await inBatches(days, async (some) => {
    found.push(
      ...(await sql<(typeof found)[number]>(
        db,
        `select receipt.paid_on as day, receipt.amount, paid.full_name as "fullName", paid.reference
         from donation_receipts as receipt
         join donations as paid on paid.id = receipt.donation_id
         where not receipt.is_test and receipt.paid_on in (${some.map(() => '?').join(', ')})`,
        some,
      )),
    )
  })
  return found
}

/** Leaves out what somebody else imported meanwhile; returns what was added. */
export const insertPastGifts = async (
  trx: Knex,
  gifts: readonly PastGiftRecord[],
): Promise<{ rows: number; amount: number }> => {
  let rows = 0
  let amount = 0
  await inBatches(gifts, async (some) => {
    const added = await insertRows<{ amount: number | null }>(
      trx,
      'past_gifts',
      some.map((gift) => toColumns(gift)),
      'on conflict (fingerprint, occurrence) do nothing returning amount',
    )
    rows += added.length
    amount += added.reduce((sum, row) => sum + Number(row.amount ?? 0), 0)
  })
  return { rows, amount }
}

/** False if an import with this id is there. */
export const insertImport = async (
  trx: Knex,
  { username: _, ...row }: ImportRecord,
): Promise<boolean> => {
  const inserted = await insertRows(
    trx,
    'imports',
    [toColumns(row)],
    'on conflict (id) do nothing returning id',
  )
  return inserted.length > 0
}

export const countImported = async (
  trx: Knex,
  id: string,
  counts: Pick<ImportRecord, 'rows' | 'amount'>,
): Promise<void> => {
  await trx('imports').where({ id }).update(counts)
}

const imports = (db: Knex, kind: ImportKind): Knex.QueryBuilder =>
  records<ImportRecord>(db, 'imports')
    .where('imports.kind', kind)
    .leftJoin('users', 'users.id', 'imports.actor_id')
    .select('imports.*', 'users.username')

export const findImport = (
  db: Knex,
  kind: ImportKind,
  id: string,
): Promise<ImportRecord | undefined> => imports(db, kind).where('imports.id', id).first()

const mostListed = 100

export const listImports = (db: Knex, kind: ImportKind): Promise<ImportRecord[]> =>
  imports(db, kind).orderBy('imports.created_at', 'desc').limit(mostListed)

/** False if it was undone before. */
export const markUndone = async (
  trx: Knex,
  id: string,
  { at, by }: { readonly at: string; readonly by: string },
): Promise<boolean> => {
  const changed = await trx('imports')
    .where({ id })
    .whereNull('undone_at')
    .update({ undone_at: at, undone_by: by })
  return changed > 0
}

const ofImport = (trx: Knex, id: string) => trx('past_gifts').where({ import_id: id }).select('id')

/** Notes of the office about devotees of the import, and links with them. */
export const countBuiltOn = async (trx: Knex, id: string): Promise<number> => {
  const notes = await trx('devotee_notes')
    .where({ kind: 'past_gift' })
    .whereIn('key', ofImport(trx, id))
    .count({ n: '*' })
    .first()
  const links = await trx('devotee_links')
    .whereNull('undone_at')
    .where((either) => {
      void either
        .where((one) => one.where({ kind: 'past_gift' }).whereIn('key', ofImport(trx, id)))
        .orWhere((other) =>
          other.where({ other_kind: 'past_gift' }).whereIn('other_key', ofImport(trx, id)),
        )
    })
    .count({ n: '*' })
    .first()
  return Number(notes?.['n']) + Number(links?.['n'])
}

export const deletePastGifts = async (trx: Knex, id: string): Promise<void> => {
  await trx('past_gifts').where({ import_id: id }).delete()
}
