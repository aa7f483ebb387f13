import type { Knex } from 'knex'
import type { Mantra, MantraLanguage } from '#contract/mantras/public.ts'
import { isPublic } from '#server/publishing/states.ts'

export type MantraRecord = {
  id: string
  title: string
  origin: string | null
  meaning: string
  sources: string | null
  isFeatured: boolean
  audioUrl: string | null
  audioBytes: number | null
  audioDurationMs: number | null
  audioIsSynthesised: boolean | null
  createdAt: string
  kind: 'mantra' | NonNullable<Mantra['kind']>
  language: MantraLanguage
  /** Null if it is not sung at the aarti. */
  aartiPosition: number | null
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
  startMs: number | null
}

export const mantraColumns = {
  id: 'id',
  title: 'title',
  origin: 'origin',
  meaning: 'meaning',
  sources: 'meaning_source',
  isFeatured: 'is_featured',
  audioUrl: 'audio_url',
  audioBytes: 'audio_bytes',
  audioDurationMs: 'audio_duration_ms',
  audioIsSynthesised: 'audio_is_synthesised',
  createdAt: 'created_at',
  kind: 'kind',
  language: 'language',
  aartiPosition: 'aarti_position',
}

const lineColumns = {
  mantraId: 'mantra_id',
  verse: 'verse',
  text: 'text',
  startMs: 'start_ms',
}

/** SQLite stores a boolean as 0 or 1. */
export const toRecord = <R extends MantraRecord>(row: R): R => ({
  ...row,
  isFeatured: Boolean(row.isFeatured),
  audioIsSynthesised: row.audioIsSynthesised === null ? null : Boolean(row.audioIsSynthesised),
})

/** All public texts of a list, in the temple's order. */
export const listMantras = async (db: Knex, shelf: Shelf, now: string): Promise<MantraRecord[]> => {
  const query = db('mantras')
    .select<MantraRecord[]>(mantraColumns)
    .whereRaw(isPublic, [now])
    .orderBy(['position', 'id'])
  whereShelf(query, shelf)
  return (await query).map(toRecord)
}

/** What is sung at the aarti, one after the other. */
export const listSung = async (db: Knex, now: string): Promise<MantraRecord[]> => {
  const rows = await db('mantras')
    .select<MantraRecord[]>(mantraColumns)
    .whereRaw(isPublic, [now])
    .whereNotNull('aarti_position')
    .orderBy(['aarti_position', 'id'])
  return rows.map(toRecord)
}

export const findPublic = async (
  db: Knex,
  id: string,
  now: string,
): Promise<MantraRecord | undefined> => {
  const row = await db('mantras')
    .where({ id })
    .whereRaw(isPublic, [now])
    .first<MantraRecord | undefined>(mantraColumns)
  return row && toRecord(row)
}

export const listLines = (db: Knex, mantraIds: readonly string[]): Promise<LineRecord[]> =>
  db('mantra_lines')
    .select<LineRecord[]>(lineColumns)
    .whereIn('mantra_id', mantraIds)
    .orderBy(['mantra_id', 'position'])

/** When each mantra last changed, by its id. */
export const listMantraChanges = async (db: Knex): Promise<Map<string, string>> => {
  const rows: { id: string; at: string; publish_at: string | null }[] = await db('mantras').select({
    id: 'id',
    at: db.raw('coalesce(updated_at, created_at)'),
    publish_at: 'publish_at',
  })
  // A scheduled mantra changed for its readers when it became public.
  return new Map(rows.map(({ id, at, publish_at: from }) => [id, from && from > at ? from : at]))
}
