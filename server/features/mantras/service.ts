import type { Knex } from 'knex'
import { previewOf } from '#contract/mantraPreview.ts'
import type { Mantra, MantraLine, MantraPage, MantraPreview } from '#contract/mantras.ts'
import { neighboursOf } from '#contract/neighbours.ts'
import { AppError } from '#server/errors.ts'
import { toIast } from '#server/devanagari/iast.ts'
import { listLines, listMantras, type LineRecord, type MantraRecord } from './repository.ts'
import { needsFullFace } from './sanskritFace.ts'

const toLine = ({ text, verse, startMs }: LineRecord): MantraLine => ({
  text,
  iast: toIast(text),
  verse,
  ...(needsFullFace(text) && { needsFullFace: true }),
  ...(startMs !== null && { startMs }),
})

/** Audio is offered only with its size and length, without which it cannot be saved or shown. */
const toAudio = (record: MantraRecord): Pick<Mantra, 'audioUrl' | 'audio'> => {
  const { audioUrl, audioBytes: bytes, audioDurationMs: durationMs } = record
  if (audioUrl === null || bytes === null || durationMs === null) return {}
  return {
    audioUrl,
    audio: { bytes, durationMs, isSynthesised: record.audioIsSynthesised ?? false },
  }
}

const toMantra = (record: MantraRecord, lines: readonly LineRecord[]): Mantra => ({
  id: record.id,
  title: record.title,
  ...(record.origin !== null && { origin: record.origin }),
  sanskrit: lines.map(({ text }) => text).join('\n'),
  meaning: record.meaning,
  isFeatured: record.isFeatured,
  createdAt: record.createdAt,
  lines: lines.map(toLine),
  ...toAudio(record),
})

const read = async (db: Knex, onlyFeatured: boolean): Promise<Mantra[]> => {
  const records = await listMantras(db, { onlyFeatured })
  const lines = await listLines(
    db,
    records.map(({ id }) => id),
  )
  const linesOf = Map.groupBy(lines, ({ mantraId }) => mantraId)
  return records.map((record) => toMantra(record, linesOf.get(record.id) ?? []))
}

const readOne = async (db: Knex, id: string): Promise<MantraPage> => {
  const records = await listMantras(db, { onlyFeatured: false })
  const record = records.find((one) => one.id === id)
  if (!record) throw new AppError('not_found', 'There is no such mantra.')
  return { ...toMantra(record, await listLines(db, [id])), ...neighboursOf(records, id) }
}

export const mantraService = {
  list: (db: Knex): Promise<Mantra[]> => read(db, false),
  listPreviews: async (db: Knex): Promise<MantraPreview[]> =>
    (await read(db, false)).map(previewOf),
  listFeatured: (db: Knex): Promise<Mantra[]> => read(db, true),
  get: readOne,
}

export type MantraService = typeof mantraService
