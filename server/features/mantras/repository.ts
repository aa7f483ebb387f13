import type { Knex } from 'knex'

export type MantraRecord = {
  id: string
  title: string
  origin: string | null
  meaning: string
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

const mantraColumns = {
  id: 'id',
  title: 'title',
  origin: 'origin',
  meaning: 'meaning',
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

/** SQLite keeps a boolean as 0 or 1. */
const toRecord = (row: MantraRecord): MantraRecord => ({
  ...row,
  isFeatured: Boolean(row.isFeatured),
  audioIsSynthesised: row.audioIsSynthesised === null ? null : Boolean(row.audioIsSynthesised),
})

/** All mantras, or the featured ones, in the order the temple gave them. */
export const listMantras = async (
  db: Knex,
  { onlyFeatured }: { onlyFeatured: boolean },
): Promise<MantraRecord[]> => {
  const query = db('mantras').select<MantraRecord[]>(mantraColumns).orderBy(['position', 'id'])
  const rows = await (onlyFeatured ? query.where('is_featured', true) : query)
  return rows.map(toRecord)
}

export const listLines = (db: Knex, mantraIds: readonly string[]): Promise<LineRecord[]> =>
  db('mantra_lines')
    .select<LineRecord[]>(lineColumns)
    .whereIn('mantra_id', mantraIds)
    .orderBy(['mantra_id', 'position'])
