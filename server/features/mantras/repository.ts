import type { Knex } from 'knex'
import type { Mantra, MantraLanguage } from '#contract/mantras/public.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { isPublic } from '#server/publishing/states.ts'

export type MantraRecord = {
  id: string
  title: string
  origin?: string | undefined
  meaning: string
  /** Of the meaning and the text, one in each line. */
  meaningSource?: string | undefined
  isFeatured: boolean
  audioUrl?: string | undefined
  audioBytes?: number | undefined
  audioDurationMs?: number | undefined
  audioIsSynthesised?: boolean | undefined
  createdAt: string
  kind: 'mantra' | NonNullable<Mantra['kind']>
  language: MantraLanguage
  /** Null if it is not sung at the aarti. */
  aartiPosition?: number | undefined
}

/** Two lists, each with an order of its own: the daily mantras, and the aartis and stotras. */
export type Shelf = 'mantras' | 'aartis'

export const shelfOf = ({ kind }: Pick<MantraRecord, 'kind'>): Shelf =>
  kind === 'mantra' ? 'mantras' : 'aartis'

export const whereShelf = (query: Knex.QueryBuilder, shelf: Shelf): void =>
  void query.whereRaw(`kind ${shelf === 'mantras' ? '=' : '<>'} 'mantra'`)

export type LineRecord = {
  mantraId: string
  verse: number
  text: string
  startMs?: number | undefined
}

export const mantraColumns = columnsOf<MantraRecord>()([
  'id',
  'title',
  'origin',
  'meaning',
  'meaningSource',
  'isFeatured',
  'audioUrl',
  'audioBytes',
  'audioDurationMs',
  'audioIsSynthesised',
  'createdAt',
  'kind',
  'language',
  'aartiPosition',
])

const mantras = (db: Knex) => records<MantraRecord>(db, 'mantras', mantraColumns)

/** All public texts of a list, in the temple's order. */
export const listMantras = async (db: Knex, shelf: Shelf, now: string): Promise<MantraRecord[]> => {
  const query = mantras(db).whereRaw(isPublic, [now]).orderBy(['position', 'id'])
  whereShelf(query, shelf)
  return query
}

/** What is sung at the aarti, one after the other. */
export const listSung = (db: Knex, now: string): Promise<MantraRecord[]> =>
  mantras(db)
    .whereRaw(isPublic, [now])
    .whereNotNull('aarti_position')
    .orderBy(['aarti_position', 'id'])

export const findPublic = (db: Knex, id: string, now: string): Promise<MantraRecord | undefined> =>
  mantras(db).where({ id }).whereRaw(isPublic, [now]).first()

/** Those of some that everybody may see. */
export const listPublicById = async (
  db: Knex,
  ids: readonly string[],
  now: string,
): Promise<MantraRecord[]> => mantras(db).whereIn('id', ids).whereRaw(isPublic, [now])

export const listLines = (db: Knex, mantraIds: readonly string[]): Promise<LineRecord[]> =>
  records<LineRecord>(db, 'mantra_lines', ['mantraId', 'verse', 'text', 'startMs'])
    .whereIn('mantra_id', mantraIds)
    .orderBy(['mantra_id', 'position'])

/** When each mantra last changed, by its id. */
export const listMantraChanges = async (db: Knex): Promise<Map<string, string>> => {
  const rows: { id: string; at: string; publishAt?: string }[] = await records(
    db,
    'mantras',
  ).select('id', db.raw('coalesce(updated_at, created_at) as at'), 'publish_at')
  // A scheduled mantra changed for its readers when it became public.
  return new Map(rows.map(({ id, at, publishAt: from }) => [id, from && from > at ? from : at]))
}
