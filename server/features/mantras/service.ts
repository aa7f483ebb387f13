import type { Knex } from 'knex'
import { todaysMantraOf } from '#contract/mantras/todaysMantra.ts'
import { previewOf, rowOf } from '#contract/mantras/preview.ts'
import type { Mantra, MantraPage, MantraPreview, MantraRow } from '#contract/mantras/public.ts'
import { neighboursOf } from '#contract/festivals/neighbours.ts'
import { AppError } from '#server/errors.ts'
import {
  findPublic,
  listLines,
  listMantras,
  listSung,
  shelfOf,
  type MantraRecord,
} from './repository.ts'
import { toMantra } from './toMantra.ts'
import { listVerses } from './verseRepository.ts'

const withLines = async (db: Knex, records: readonly MantraRecord[]): Promise<Mantra[]> => {
  const ids = records.map(({ id }) => id)
  const lines = await listLines(db, ids)
  const verses = await listVerses(db, ids)
  const linesOf = Map.groupBy(lines, ({ mantraId }) => mantraId)
  return records.map((record) =>
    toMantra(record, linesOf.get(record.id) ?? [], verses.get(record.id)),
  )
}

const readOne = async (db: Knex, now: string, id: string): Promise<MantraPage> => {
  const record = await findPublic(db, id, now)
  if (!record) throw new AppError('not_found', 'There is no such mantra.')
  const shelf = await listMantras(db, shelfOf(record), now)
  const verses = (await listVerses(db, [id])).get(id)
  return { ...toMantra(record, await listLines(db, [id]), verses), ...neighboursOf(shelf, id) }
}

const readOfDay = async (db: Knex, now: string, date: string): Promise<MantraPreview> => {
  const record = todaysMantraOf(await listMantras(db, 'mantras', now), date)
  if (!record) throw new AppError('not_found', 'There is no mantra on that day.')
  return previewOf(toMantra(record, await listLines(db, [record.id])))
}

/** The mantras, aartis and stotras that everybody may see now. */
export const createMantras = (now: () => Date) => {
  const at = () => now().toISOString()
  const list = async (db: Knex): Promise<Mantra[]> =>
    withLines(db, await listMantras(db, 'mantras', at()))
  const listAartis = async (db: Knex): Promise<Mantra[]> =>
    withLines(db, await listMantras(db, 'aartis', at()))
  return {
    list,
    listAartis,
    listRows: async (db: Knex): Promise<MantraRow[]> =>
      [...(await list(db)), ...(await listAartis(db))].map(rowOf),
    listFeatured: async (db: Knex): Promise<Mantra[]> =>
      // Cards do not show what is said about verses.
      (await list(db))
        .filter(({ isFeatured }) => isFeatured)
        .map(({ verses, ...mantra }) => mantra),
    listSung: async (db: Knex): Promise<Mantra[]> => withLines(db, await listSung(db, at())),
    ofDay: (db: Knex, date: string): Promise<MantraPreview> => readOfDay(db, at(), date),
    get: (db: Knex, id: string): Promise<MantraPage> => readOne(db, at(), id),
  }
}

export type MantraService = ReturnType<typeof createMantras>
