import type { Knex } from 'knex'
import type { PublishedState } from '#contract/writing/publishingAdmin.ts'
import type { Published } from './publishing.ts'

export type StateFilter = {
  readonly state?: PublishedState | undefined
  readonly search?: string | undefined
  readonly now: string
}

/** The columns of what staff publish, for lists of a record's columns. */
export const publishedColumns = [
  'status',
  'publishAt',
  'deletedAt',
  'updatedAt',
  'version',
] as const satisfies readonly (keyof Published)[]

type Counts = Record<PublishedState, number>

/** The tables whose rows staff publish. */
export const publishedTables = ['mantras', 'blog_posts', 'products', 'rites'] as const
type PublishedTable = (typeof publishedTables)[number]

/** What everybody may see at an instant: published, or scheduled for a time that has come. */
export const isPublic =
  "deleted_at is null and (status = 'published' or (status = 'scheduled' and publish_at <= ?))"

/** The state in one word, at an instant. */
const stateAt = `(case
  when deleted_at is not null then 'deleted'
  when status = 'scheduled' and publish_at <= ? then 'published'
  else status
end)`

/** Without deleted ones, unless requested. */
export const whereState = (query: Knex.QueryBuilder, { state, now }: StateFilter): void => {
  if (state === undefined) void query.whereNull('deleted_at')
  else void query.whereRaw(`${stateAt} = ?`, [now, state])
}

/** The number of items in each state, and of those not deleted; `narrow` leaves some out. */
export const countStates = async (
  db: Knex,
  table: PublishedTable,
  now: string,
  narrow: (query: Knex.QueryBuilder) => void = () => undefined,
): Promise<{ total: number; counts: Counts }> => {
  const query = db(table)
    .select(db.raw(`${stateAt} as state`, [now]))
    .count({ n: '*' })
    .groupByRaw('1')
  narrow(query)
  const rows = (await query) as { state: PublishedState; n: number | string }[]
  const counted = Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]))
  const counts = { draft: 0, scheduled: 0, published: 0, deleted: 0, ...counted }
  return { total: counts.draft + counts.scheduled + counts.published, counts }
}
