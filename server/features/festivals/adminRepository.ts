import type { Knex } from 'knex'
import type { FestivalCategory } from '#contract/festivals/public.ts'
import type { StaffGroup } from '#contract/festivals/admin.ts'
import { readPage, whereMatches, type ListQuery, type SortKey } from '#server/db/paging.ts'
import { festivals, toRecord, type FestivalRecord, type Stored } from './repository.ts'

export type TableFilter = {
  readonly from: string
  readonly to?: string | undefined
  readonly only?: 'edited' | 'hidden' | 'added' | undefined
  readonly category?: FestivalCategory | undefined
  readonly search?: string | undefined
  /** If absent, Ganesha's and the temple's own; a search looks everywhere. */
  readonly group?: StaffGroup | undefined
}

const byDate: readonly SortKey<Stored>[] = [
  { by: 'date', of: ({ date }) => date, type: 'text' },
  { by: 'id', of: ({ id }) => id, type: 'text' },
]

/** Hidden ones too. */
export const listTable = async (
  db: Knex,
  { from, to, only, category, search, group }: TableFilter,
  page: ListQuery,
): Promise<{ rows: FestivalRecord[]; next?: string }> => {
  const query = festivals(db).where('date', '>=', from)
  if (to !== undefined) query.where('date', '<=', to)
  if (only === 'edited') query.whereNot('edited', '[]')
  if (only === 'hidden') query.where('is_hidden', true)
  if (only === 'added')
    query.where((added) => added.whereNull('almanac_key').orWhereNotNull('repeat_id'))
  if (category !== undefined) query.where('category', category)
  const among = group ?? (search ? 'all' : 'ganesha')
  if (among === 'ganesha') query.whereNull('festival_group')
  else if (among !== 'all') query.where('festival_group', among)
  whereMatches(query, db, ['name', 'description', 'slug'], search)
  const { rows, ...rest } = await readPage(query, byDate, page)
  return { rows: rows.map(toRecord), ...rest }
}
