import type { Knex } from 'knex'

/** The columns that hold JSON, by table. */
const jsonColumns: Readonly<Record<string, readonly string[]>> = {
  answer_templates: ['items'],
  audit_log: ['before', 'after'],
  blog_posts: ['sources', 'image_widths', 'pictures'],
  cash_counts: ['notes'],
  dakshina_receipts: ['temple', 'letterhead'],
  deliveries: ['mail'],
  donation_receipts: ['temple', 'trust', 'letterhead'],
  earlier_versions: ['changed', 'content'],
  festival_repeats: ['picture'],
  festivals: ['picture', 'beyond', 'computed', 'edited'],
  mantra_verses: ['words'],
  newsletter_issues: ['content'],
  newsletter_subscriptions: ['asked_at'],
  order_papers: ['content'],
  order_returns: ['items'],
  orders: ['address'],
  pictures: ['widths'],
  priest_lists: ['items'],
  products: ['image_widths', 'gallery'],
  puja_bookings: ['sankalp', 'address', 'transliterations'],
  reminders: ['pending_choice', 'asked_at'],
  rites: ['samagri', 'steps'],
  sadhana_goals: ['goals'],
  statement_layouts: ['columns'],
  translations: ['made'],
  unsaved_texts: ['base', 'typed'],
  whatsapp_subscriptions: ['code_tried_by', 'asked_at'],
}

/** SQLite stores a boolean as 0 or 1. */
const isFlag = (name: string): boolean =>
  /^(is|has|wants)[A-Z]|^(inStock|includePrasad|dailyMantra|audioIsSynthesised)$/.test(name)

const remember = <T>(make: (name: string) => T): ((name: string) => T) => {
  const cache = new Map<string, T>()
  return (name) => {
    const found = cache.get(name)
    if (found !== undefined) return found
    const made = make(name)
    cache.set(name, made)
    return made
  }
}

const toSnake = remember((name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)

const nameOf = remember((column) => {
  const name = column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
  return { name, isFlag: isFlag(name) }
})

/** Of a query that is answered with records. */
type Records = { readonly json: readonly string[] }

const isRow = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null

const toRecord = (row: unknown, { json }: Records): unknown => {
  // A number of rows, or the values of one column.
  if (!isRow(row)) return row
  const record: Record<string, unknown> = {}
  for (const column in row) {
    const value = row[column]
    if (value === null) continue
    const { name, isFlag: flag } = nameOf(column)
    if (flag && typeof value === 'number') record[name] = value !== 0
    else if (typeof value === 'string' && json.includes(column)) record[name] = JSON.parse(value)
    else record[name] = value
  }
  return record
}

/** What Knex asks of every name and answer; only the queries of `records` say how. */
export const recordHooks: Pick<Knex.Config, 'wrapIdentifier' | 'postProcessResponse'> = {
  wrapIdentifier: (name, wrap, context?: Records) => wrap(context ? toSnake(name) : name),
  postProcessResponse: (answer: unknown, context?: Records) => {
    if (!context) return answer
    return Array.isArray(answer)
      ? answer.map((row) => toRecord(row, context))
      : toRecord(answer, context)
  },
}

/**
 * A query of a table that is answered with records: camelCase names, nothing for null, booleans, and
 * JSON parsed. It may name columns either way, but not inside a callback.
 * `columns`: only these, where the table has more than belong to the record.
 */
export const records = <T extends object>(
  db: Knex,
  table: string,
  columns: readonly string[] = [],
): Knex.QueryBuilder<object, T[]> => {
  const json = jsonColumns[table.split(' ', 1)[0] ?? ''] ?? []
  const query = db(table).queryContext({ json } satisfies Records)
  if (columns.length > 0) void query.select([...columns])
  return query as Knex.QueryBuilder<object, T[]>
}

/** All names of a record; the compiler says which are missing. */
export const columnsOf =
  <T>() =>
  <Name extends keyof T & string>(
    names: readonly Name[] &
      ([keyof T] extends [Name] ? unknown : { readonly missing: Exclude<keyof T, Name> }),
  ): readonly Name[] =>
    names

type Value = string | number | boolean | null

const toValue = (value: unknown): Value => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  return value === undefined || value === null ? null : JSON.stringify(value)
}

/** The columns that a record is stored in: the way back. `names`: only these, and each of them. */
export const toColumns = <T extends object>(
  record: T,
  names: readonly string[] = Object.keys(record),
): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [toSnake(name), toValue(record[name as keyof T])]))
