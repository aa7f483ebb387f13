import type { Knex } from 'knex'
import { isPublic } from '#server/publishing/states.ts'

export type MantraRecord = {
  id: string
  title: string
  origin: string | null
  meaning: string
  meaningSource: string | null
  isFeatured: boolean
  audioUrl: string | null
  audioBytes: number | null
  audioDurationMs: number | null
  audioIsSynthesised: boolean | null
  createdAt: string
}

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
  meaningSource: 'meaning_source',
  isFeatured: 'is_featured',
  audioUrl: 'audio_url',
  audioBytes: 'audio_bytes',
  audioDurationMs: 'audio_duration_ms',
  audioIsSynthesised: 'audio_is_synthesised',
  createdAt: 'created_at',
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

type Asked = { readonly onlyFeatured: boolean; readonly now: string }

/** All public mantras, or the featured ones, in the temple's order. */
export const listMantras = async (
  db: Knex,
  { onlyFeatured, now }: Asked,
): Promise<MantraRecord[]> => {
  const query = db('mantras')
    .select<MantraRecord[]>(mantraColumns)
    .whereRaw(isPublic, [now])
    .orderBy(['position', 'id'])
  const rows = await (onlyFeatured ? query.where('is_featured', true) : query)
  return rows.map(toRecord)
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
