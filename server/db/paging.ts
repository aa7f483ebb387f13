import type { Knex } from 'knex'
import { usualPage } from '#contract/paging.ts'
import { queryTerms } from '#contract/search/text.ts'
import { AppError } from '#server/errors.ts'
import { isPostgres } from './db.ts'
import { phoneDigits } from './searchTerms.ts'

/** One part of an order. All parts together differ for every row. */
export type SortKey<Row> = {
  /** A column, or another expression that has exactly such an index. */
  readonly by: string
  /** The same value of a row that was read. */
  readonly of: (row: Row) => string | number
  readonly type: 'text' | 'number'
  readonly isDescending?: boolean
}

export type ListQuery = { readonly after?: string | undefined; readonly limit?: number | undefined }

type Place = readonly (string | number)[]

const writeCursor = (place: Place): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

const unknownCursor = (): AppError =>
  new AppError('invalid_input', undefined, [{ pointer: '#/after', code: 'service.noSuchPage' }])

const largestNumber = 2 ** 31 - 1

const isOf = (type: 'text' | 'number', value: unknown): value is string | number =>
  type === 'text'
    ? typeof value === 'string' && !value.includes('\0')
    : Number.isInteger(value) && Math.abs(Number(value)) <= largestNumber

const readCursor = <Row>(after: string, keys: readonly SortKey<Row>[]): Place => {
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    if (
      Array.isArray(place) &&
      place.length === keys.length &&
      keys.every(({ type }, index) => isOf(type, place[index]))
    ) {
      return place
    }
  } catch {
    // Not even JSON.
  }
  throw unknownCursor()
}

/**
 * Everything after the place in that order. The first part is repeated separately, because that
 * makes both databases begin there in the index.
 */
const startBehind = <Row>(
  query: Knex.QueryBuilder,
  keys: readonly SortKey<Row>[],
  place: Place,
): void => {
  const [first] = keys
  if (!first) throw new Error('A list without an order has no pages.')
  query.whereRaw(`${first.by} ${first.isDescending ? '<=' : '>='} ?`, [place[0] ?? ''])
  query.where((behind) => {
    keys.forEach(({ by, isDescending }, index) => {
      void behind.orWhere((one) => {
        keys.slice(0, index).forEach((same, at) => {
          void one.whereRaw(`${same.by} = ?`, [place[at] ?? ''])
        })
        void one.whereRaw(`${by} ${isDescending ? '<' : '>'} ?`, [place[index] ?? ''])
      })
    })
  })
}

/**
 * One page of a list, by where the last one ended: as quick at the end of 100,000 rows as at their
 * beginning, and no row is shown twice or left out because others arrived meanwhile.
 */
export const readPage = async <Row>(
  query: Knex.QueryBuilder,
  keys: readonly SortKey<Row>[],
  { after, limit = usualPage }: ListQuery,
): Promise<{ rows: Row[]; next?: string }> => {
  if (after !== undefined) startBehind(query, keys, readCursor(after, keys))
  for (const { by, isDescending } of keys)
    query.orderByRaw(`${by} ${isDescending ? 'desc' : 'asc'}`)
  const found: Row[] = await query.limit(limit + 1)
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  if (found.length <= limit || last === undefined) return { rows }
  return { rows, next: writeCursor(keys.map(({ of }) => of(last))) }
}

/** How many rows a list has; `query` without its order. */
export const countRows = async (query: Knex.QueryBuilder): Promise<number> => {
  const row: { n?: number | string } | undefined = await query
    .clone()
    .clearSelect()
    .count({ n: '*' })
    .first()
  return Number(row?.n)
}

/** Every row of a list, read page by page, so that nobody else has to wait. */
export async function* eachRow<T>(
  read: (query: ListQuery) => Promise<{ items: T[]; next?: string | undefined }>,
): AsyncGenerator<T> {
  let after: string | undefined
  do {
    const page = await read({ after, limit: 500 })
    yield* page.items
    after = page.next
  } while (after !== undefined)
}

export const escapeLike = (word: string): string =>
  word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** A column, or a whole condition around the comparison that it is given. */
export type SearchColumn = string | ((isLike: string) => string)

/**
 * Keeps rows that have every word of the text in some column, in any letter case; with a column of
 * `searchTerms`, also by names in the other script and by phone numbers however they are typed.
 */
export const whereMatches = (
  query: Knex.QueryBuilder,
  db: Knex,
  columns: readonly SearchColumn[],
  text: string | undefined,
  terms?: string,
): void => {
  // SQLite's own `like` ignores the case of plain letters.
  const isLike = `${isPostgres(db) ? 'ilike' : 'like'} ? escape '\\'`
  const words = text?.split(/\s+/).filter(Boolean).slice(0, 8) ?? []
  if (words.length === 0) return
  const hasWord = (one: Knex.QueryBuilder, word: string): void => {
    for (const column of columns) {
      const condition = typeof column === 'string' ? `${column} ${isLike}` : column(isLike)
      void one.orWhereRaw(condition, [`%${escapeLike(word)}%`])
    }
    const searched = terms === undefined ? [] : queryTerms(word)
    if (searched.length === 0) return
    void one.orWhere((all) => {
      for (const term of searched) void all.whereRaw(`${terms} like ?`, [`% ${term}%`])
    })
  }
  const digits = terms === undefined ? undefined : phoneDigits(text ?? '')
  query.where((found) => {
    void found.where((every) => {
      for (const word of words) void every.where((one) => hasWord(one, word))
    })
    if (digits !== undefined) void found.orWhereRaw(`${terms} like ?`, [`%${digits}%`])
  })
}
