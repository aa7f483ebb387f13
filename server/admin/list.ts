import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { startOfDay } from '#almanac/zone.ts'
import type { Page } from '#contract/paging.ts'
import {
  countRows,
  eachRow,
  readPage,
  whereMatches,
  type ListQuery,
  type SearchColumn,
  type SortKey,
} from '#server/db/paging.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'
import type { Download, ExportedList } from '#server/http/implement.ts'
import type { Column } from './table.ts'
import { tableDownload } from './tableDownload.ts'

/** Narrows a list to what was chosen in a filter; undefined if nothing was. */
export type Condition<V> = (query: Knex.QueryBuilder, chosen: V | undefined) => void

type ListSpec<Row, F, Item> = {
  /** All rows, with what is joined to them. */
  readonly rows: (db: Knex) => Knex.QueryBuilder
  /** A condition for each filter of the contract. */
  readonly where: {
    readonly [K in Exclude<keyof F, 'search'>]-?: Condition<Exclude<F[K], undefined>>
  }
  readonly search?: {
    readonly columns: readonly SearchColumn[]
    /** The column with the search terms, and what they are made of. */
    readonly terms?: { readonly column: string; readonly of: Searched<never> }
  }
  readonly sort: readonly SortKey<Row>[]
  readonly toItems: (rows: Row[], db: Knex) => Item[] | Promise<Item[]>
}

type ListFile<Item> = Pick<ExportedList, 'subject' | 'list'> & {
  /** Without its ending. */
  readonly fileName: string
  readonly columns: readonly Column<Item>[]
}

/** A filtered list of the back office: page by page, counted, and as a file. */
export const listOf = <Row, F extends object, Item>(spec: ListSpec<Row, F, Item>) => {
  const { rows, search, sort, toItems } = spec
  type Filters = F & { readonly search?: string | undefined }
  const conditions = Object.entries(spec.where) as [keyof F, Condition<unknown>][]

  /** Not async: a query that is returned from a promise is run. */
  const filtered = (db: Knex, filters: Filters): Knex.QueryBuilder => {
    const query = rows(db)
    for (const [name, narrow] of conditions) narrow(query, filters[name])
    if (search) whereMatches(query, db, search.columns, filters.search, search.terms?.column)
    return query
  }

  const makeSearchable = async (db: Knex, filters: Filters): Promise<void> => {
    if (filters.search && search?.terms) await fillSearchTerms(db, search.terms.of)
  }

  const page = async (db: Knex, filters: Filters & ListQuery): Promise<Page<Item>> => {
    await makeSearchable(db, filters)
    const { rows: found, next } = await readPage<Row>(filtered(db, filters), sort, filters)
    return { items: await toItems(found, db), next }
  }

  const count = async (db: Knex, filters: Filters): Promise<number> => {
    await makeSearchable(db, filters)
    return countRows(filtered(db, filters))
  }

  return {
    page,
    count,
    /** Records in the activity log what is exported, and how many rows. */
    csv: async (
      db: Knex,
      filters: Filters,
      { fileName, columns, ...list }: ListFile<Item>,
    ): Promise<Download> =>
      tableDownload(
        fileName,
        { ...list, rows: await count(db, filters) },
        columns,
        eachRow((place) => page(db, { ...filters, ...place })),
      ),
  }
}

const compared =
  (by: '=' | '>=' | '<=' | '<') =>
  (column: string): Condition<string | number> =>
  (query, chosen) => {
    if (chosen !== undefined) query.where(column, by, chosen)
  }

export const equals = compared('=')
export const atLeast = compared('>=')
export const atMost = compared('<=')
export const before = compared('<')

/** Yes or no. `otherwise`: where the condition can be neither, as with null. */
export const whether =
  (condition: string, otherwise = `not (${condition})`): Condition<boolean> =>
  (query, chosen) => {
    if (chosen !== undefined) query.whereRaw(chosen ? condition : otherwise)
  }

/** Rows with this flag are left out unless they are asked for. */
export const onRequest =
  (flag: string): Condition<boolean> =>
  (query, isIncluded) => {
    if (!isIncluded) query.where(flag, false)
  }

type Days = { readonly from?: string | undefined; readonly to?: string | undefined }

/** Days of the temple's calendar as instants; `to` is the first one after them. */
export const asInstants = <F extends Days>({ from, to, ...same }: F, timeZone: string) => {
  const startsAt = (date: string) => new Date(startOfDay(date, timeZone)).toISOString()
  return {
    ...same,
    ...(from !== undefined && { from: startsAt(from) }),
    ...(to !== undefined && { to: startsAt(addDays(to, 1)) }),
  }
}

/** For the name of a file: `2026-11-01-to-2026-11-30`, or `all`. */
export const daysText = ({ from, to }: Days): string =>
  [from, to].filter(Boolean).join('-to-') || 'all'
