import type { Knex } from 'knex'
import { todaysMantraOf } from '#contract/todaysMantra.ts'
import { previewOf, rowOf } from '#contract/mantraPreview.ts'
import type { Mantra, MantraPage, MantraPreview, MantraRow } from '#contract/mantras.ts'
import { neighboursOf } from '#contract/neighbours.ts'
import { AppError } from '#server/errors.ts'
import { listLines, listMantras } from './repository.ts'
import { toMantra } from './toMantra.ts'
import { listVerses } from './verseRepository.ts'

/** What is said about verses is left out of the featured ones: cards do not show it. */
const read = async (db: Knex, now: Date, onlyFeatured: boolean): Promise<Mantra[]> => {
  const records = await listMantras(db, { onlyFeatured, now: now.toISOString() })
  const ids = records.map(({ id }) => id)
  const lines = await listLines(db, ids)
  const verses = onlyFeatured ? undefined : await listVerses(db, ids)
  const linesOf = Map.groupBy(lines, ({ mantraId }) => mantraId)
  return records.map((record) =>
    toMantra(record, linesOf.get(record.id) ?? [], verses?.get(record.id)),
  )
}

const readOne = async (db: Knex, now: Date, id: string): Promise<MantraPage> => {
  const records = await listMantras(db, { onlyFeatured: false, now: now.toISOString() })
  const record = records.find((one) => one.id === id)
  if (!record) throw new AppError('not_found', 'There is no such mantra.')
  const verses = (await listVerses(db, [id])).get(id)
  return { ...toMantra(record, await listLines(db, [id]), verses), ...neighboursOf(records, id) }
}

const readOfDay = async (db: Knex, now: Date, date: string): Promise<MantraPreview> => {
  const records = await listMantras(db, { onlyFeatured: false, now: now.toISOString() })
  const record = todaysMantraOf(records, date)
  if (!record) throw new AppError('not_found', 'There is no mantra on that day.')
  return previewOf(toMantra(record, await listLines(db, [record.id])))
}

/** The mantras that everybody may see now. */
export const createMantras = (now: () => Date) => ({
  list: (db: Knex): Promise<Mantra[]> => read(db, now(), false),
  listRows: async (db: Knex): Promise<MantraRow[]> => (await read(db, now(), false)).map(rowOf),
  listFeatured: (db: Knex): Promise<Mantra[]> => read(db, now(), true),
  ofDay: (db: Knex, date: string): Promise<MantraPreview> => readOfDay(db, now(), date),
  get: (db: Knex, id: string): Promise<MantraPage> => readOne(db, now(), id),
})

export type MantraService = ReturnType<typeof createMantras>
