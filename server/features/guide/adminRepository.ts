import type { Knex } from 'knex'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { whereState, type StateFilter } from '#server/publishing/states.ts'
import { listExisting, rites, type RiteRecord } from './repository.ts'

const inOrder: readonly SortKey<RiteRecord>[] = [
  { by: 'position', of: ({ position }) => position, type: 'number' },
  { by: 'id', of: ({ id }) => id, type: 'text' },
]

/** Without deleted ones, unless requested. */
export const listForAdmin = async (
  db: Knex,
  filter: StateFilter,
  page: ListQuery,
): Promise<{ rows: RiteRecord[]; next?: string }> => {
  const query = rites(db)
  whereState(query, filter)
  whereMatches(query, db, ['title', 'id', 'summary'], filter.search)
  return readPage(query, inOrder, page)
}

export const listOrder = async (db: Knex): Promise<string[]> =>
  (await listExisting(db)).map(({ id }) => id)

export const setPosition = async (trx: Knex, id: string, position: number): Promise<void> => {
  await trx('rites').where({ id }).update({ position })
}

export const findLastPosition = async (db: Knex): Promise<number> => {
  const row = await db('rites').max({ last: 'position' }).first()
  return Number(row?.['last'] ?? 0)
}

export const deleteForGood = (db: Knex, before: string): Promise<number> =>
  db('rites').where('deleted_at', '<', before).delete()

/** The addresses of all recordings that rites use, also deleted ones that can be restored. */
export const listAudioUrls = async (db: Knex): Promise<string[]> => {
  const found = await records<Pick<RiteRecord, 'steps'>>(db, 'rites', ['steps'])
  return found.flatMap(({ steps }) => steps.flatMap(({ mantra }) => mantra?.recording?.url ?? []))
}
