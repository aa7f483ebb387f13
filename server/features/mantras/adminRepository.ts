import type { Knex } from 'knex'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
import { recordStore } from '#server/db/recordStore.ts'
import type { Published } from '#server/publishing/publishing.ts'
import { publishedColumns, whereState, type StateFilter } from '#server/publishing/states.ts'
import { mantraColumns, whereShelf, type MantraRecord, type Shelf } from './repository.ts'

/** A mantra with what only staff see of it. */
export type AdminRecord = MantraRecord &
  Omit<Published, 'updatedAt'> & {
    position: number
    /** Absent before the first change. */
    updatedAt?: string | undefined
  }

export type NewLine = {
  readonly text: string
  readonly verse: number
  readonly startMs?: number | undefined
}

const columns = columnsOf<AdminRecord>()([...mantraColumns, 'position', ...publishedColumns])

export type MantraListItem = AdminRecord & {
  lineCount: number | string
  timedLineCount: number | string
}

const inOrder: readonly SortKey<MantraListItem>[] = [
  { by: 'position', of: ({ position }) => position, type: 'number' },
  { by: 'id', of: ({ id }) => id, type: 'text' },
]

const linesOf = (db: Knex) =>
  db('mantra_lines').where('mantra_lines.mantra_id', db.ref('mantras.id'))

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  shelf: Shelf,
  filter: StateFilter,
  page: ListQuery,
): Promise<{ rows: MantraListItem[]; next?: string }> => {
  const query = records<AdminRecord>(db, 'mantras', columns).select(
    linesOf(db).count('*').as('lineCount'),
    linesOf(db).count('start_ms').as('timedLineCount'),
  )
  whereShelf(query, shelf)
  whereState(query, filter)
  whereMatches(query, db, ['title', 'id', 'origin', 'meaning'], filter.search)
  return readPage(query, inOrder, page)
}

export const {
  find: findForAdmin,
  lock: lockForAdmin,
  insertNew: insertMantra,
  update: updateMantra,
} = recordStore<AdminRecord>('mantras', columns)

/** All that are not deleted, in order. */
export const listExisting = async (db: Knex): Promise<AdminRecord[]> =>
  records<AdminRecord>(db, 'mantras', columns).whereNull('deleted_at').orderBy(['position', 'id'])

/** Small enough for one statement on both databases. */
const linesAtOnce = 100

export const replaceLines = async (
  trx: Knex,
  mantraId: string,
  lines: readonly NewLine[],
): Promise<void> => {
  await trx('mantra_lines').where({ mantra_id: mantraId }).delete()
  const rows = lines.map(({ text, verse, startMs }, index) =>
    toColumns({ mantraId, position: index + 1, verse, text, startMs }),
  )
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    await trx('mantra_lines').insert(rows.slice(from, from + linesAtOnce))
  }
}

export const findLastPosition = async (db: Knex): Promise<number> => {
  const row = await db('mantras').max({ last: 'position' }).first()
  return Number(row?.['last'] ?? 0)
}

export type Titled = { readonly id: string; readonly title: string }

/** All of a list except deleted ones, in order. */
export const listTitles = (db: Knex, shelf: Shelf): Promise<Titled[]> => {
  const query = db('mantras').whereNull('deleted_at').orderBy(['position', 'id'])
  whereShelf(query, shelf)
  return query.select('id', 'title')
}

export const listOrder = async (db: Knex, shelf: Shelf): Promise<string[]> =>
  (await listTitles(db, shelf)).map(({ id }) => id)

/** What is sung at the aarti in its order, published or not; deleted ones left out. */
export const listSungTitles = (db: Knex): Promise<Titled[]> =>
  db('mantras')
    .whereNull('deleted_at')
    .whereNotNull('aarti_position')
    .orderBy(['aarti_position', 'id'])
    .select('id', 'title')

/** Exactly these are sung at the aarti, in this order. */
export const replaceSung = async (trx: Knex, ids: readonly string[]): Promise<void> => {
  await trx('mantras').whereNotNull('aarti_position').update({ aarti_position: null })
  for (const [index, id] of ids.entries())
    await trx('mantras')
      .where({ id })
      .update({ aarti_position: index + 1 })
}

export const setPosition = async (trx: Knex, id: string, position: number): Promise<void> => {
  await trx('mantras').where({ id }).update({ position })
}

export const deleteForGood = (db: Knex, before: string): Promise<number> =>
  db('mantras').where('deleted_at', '<', before).delete()

/** The names of all recordings that mantras use. */
export const listAudioUrls = (db: Knex): Promise<string[]> =>
  db('mantras').whereNotNull('audio_url').pluck('audio_url')
