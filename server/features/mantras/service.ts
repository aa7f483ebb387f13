import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { todaysMantraOf } from '#contract/mantras/todaysMantra.ts'
import { previewOf, rowOf } from '#contract/mantras/preview.ts'
import type { Mantra, MantraPage, MantraPreview, MantraRow } from '#contract/mantras/public.ts'
import { neighboursOf } from '#contract/festivals/neighbours.ts'
import { AppError } from '#server/errors.ts'
import { inLanguage, oneInLanguage } from '#server/translations/inLanguage.ts'
import {
  findPublic,
  listLines,
  listMantras,
  listPublicById,
  listSung,
  shelfOf,
  type MantraRecord,
} from './repository.ts'
import { toAudio, toMantra } from './toMantra.ts'
import { listVerses } from './verseRepository.ts'

const wantedIn = (language: Language) => ({
  kind: 'mantra' as const,
  language,
  idOf: ({ id }: { id: string }) => id,
})

const withLines = async (
  db: Knex,
  records: readonly MantraRecord[],
  language: Language,
): Promise<Mantra[]> => {
  const ids = records.map(({ id }) => id)
  const lines = await listLines(db, ids)
  const verses = await listVerses(db, ids)
  const linesOf = Map.groupBy(lines, ({ mantraId }) => mantraId)
  const mantras = records.map((record) =>
    toMantra(record, linesOf.get(record.id) ?? [], verses.get(record.id)),
  )
  return inLanguage(db, mantras, wantedIn(language))
}

const readOne = async (
  db: Knex,
  now: string,
  id: string,
  language: Language,
): Promise<MantraPage> => {
  const record = await findPublic(db, id, now)
  if (!record) throw new AppError('not_found', { code: 'content.noMantra' })
  const shelf = await listMantras(db, shelfOf(record), now)
  const named = await inLanguage(db, shelf, wantedIn(language))
  const [mantra] = await withLines(db, [record], language)
  if (!mantra) throw new Error(`${id} was not made`)
  return { ...mantra, ...neighboursOf(named, id) }
}

const readOfDay = async (
  db: Knex,
  now: string,
  date: string,
  language: Language,
): Promise<MantraPreview> => {
  const record = todaysMantraOf(await listMantras(db, 'mantras', now), date)
  if (!record) throw new AppError('not_found', { code: 'content.noMantraOfDay' })
  const mantra = toMantra(record, await listLines(db, [record.id]))
  return previewOf(await oneInLanguage(db, mantra, wantedIn(language)))
}

/** The mantras, aartis and stotras that everybody may see now. */
export const createMantras = (now: () => Date) => {
  const at = () => now().toISOString()
  const list = async (db: Knex, language: Language = 'en'): Promise<Mantra[]> =>
    withLines(db, await listMantras(db, 'mantras', at()), language)
  const listAartis = async (db: Knex, language: Language = 'en'): Promise<Mantra[]> =>
    withLines(db, await listMantras(db, 'aartis', at()), language)
  return {
    list,
    listAartis,
    listRows: async (db: Knex, language: Language): Promise<MantraRow[]> =>
      [...(await list(db, language)), ...(await listAartis(db, language))].map(rowOf),
    listFeatured: async (db: Knex, language: Language): Promise<Mantra[]> =>
      // Cards do not show what is said about verses.
      (await list(db, language))
        .filter(({ isFeatured }) => isFeatured)
        .map(({ verses, ...mantra }) => mantra),
    listSung: async (db: Knex, language: Language): Promise<Mantra[]> =>
      withLines(db, await listSung(db, at()), language),
    ofDay: (db: Knex, date: string, language: Language = 'en'): Promise<MantraPreview> =>
      readOfDay(db, at(), date, language),
    /** Those of some that everybody may see, by id, each with its recording. */
    find: async (
      db: Knex,
      ids: readonly string[],
    ): Promise<ReadonlyMap<string, Pick<Mantra, 'audio'>>> => {
      const found = await listPublicById(db, ids, at())
      return new Map(found.map((record) => [record.id, toAudio(record)]))
    },
    get: (db: Knex, id: string, language: Language): Promise<MantraPage> =>
      readOne(db, at(), id, language),
  }
}

export type MantraService = ReturnType<typeof createMantras>
