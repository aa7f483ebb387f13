import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import { occasionOf } from '#contract/guide/occasionOf.ts'
import type { Rite, RiteRow, RiteStep } from '#contract/guide/public.ts'
import type { Language } from '#contract/languages.ts'
import { AppError } from '#server/errors.ts'
import { inLanguage, oneInLanguage } from '#server/translations/inLanguage.ts'
import { createReachable, type Elsewhere } from './reachable.ts'
import { findPublic, listPublic, type RiteRecord } from './repository.ts'
import { toRite, toRow } from './toRite.ts'

const wantedIn = (language: Language) => ({
  kind: 'rite' as const,
  language,
  idOf: ({ id }: { id: string }) => id,
})

/** That a step's mantra is in English says its meaning alone: the mantra is in no language of readers. */
const withOwnMark = (step: RiteStep): RiteStep => {
  const { inEnglish = [], mantra } = step
  if (!mantra || !inEnglish.includes('mantra')) return step
  const others = inEnglish.filter((field) => field !== 'mantra')
  return {
    ...step,
    inEnglish: others.length > 0 ? others : undefined,
    mantra: { ...mantra, inEnglish: ['meaning'] },
  }
}

/** A scheduled rite changed for its readers when it became public. */
const changedAtOf = ({ updatedAt, publishAt }: RiteRecord): string =>
  publishAt !== undefined && publishAt > updatedAt ? publishAt : updatedAt

type Deps = Elsewhere & { readonly now: () => Date }

/** What families perform at home, as everybody may see it now. */
export const createRites = ({ now, ...elsewhere }: Deps) => {
  const at = () => now().toISOString()
  const reachable = createReachable(elsewhere)

  const show = async (db: Knex, record: RiteRecord, language: Language): Promise<Rite> => {
    const rite = await reachable(db, toRite(record))
    const { steps, ...others } = await oneInLanguage(db, rite, wantedIn(language))
    return { ...others, steps: steps.map(withOwnMark) }
  }

  const rowsOf = (db: Knex, records: readonly RiteRecord[], language: Language) =>
    inLanguage(db, records.map(toRow), wantedIn(language))

  return {
    show,

    list: async (db: Knex, language: Language): Promise<RiteRow[]> =>
      rowsOf(db, await listPublic(db, at()), language),

    /** Each with the time of its last change, for search engines. */
    listChanged: async (
      db: Knex,
      language: Language,
    ): Promise<{ row: RiteRow; changedAt: string | undefined }[]> => {
      const records = await listPublic(db, at())
      const changes = new Map(records.map((record) => [record.id, changedAtOf(record)]))
      const rows = await rowsOf(db, records, language)
      return rows.map((row) => ({ row, changedAt: changes.get(row.id) }))
    },

    /** The id of the first that is performed on a festival's day. */
    findFor: async (
      db: Knex,
      festival: Pick<Festival, 'category' | 'key'>,
    ): Promise<string | undefined> => {
      const wanted = occasionOf(festival)
      if (!wanted) return undefined
      return (await listPublic(db, at())).find(({ occasion }) => occasion === wanted)?.id
    },

    get: async (db: Knex, id: string, language: Language): Promise<Rite> => {
      const record = await findPublic(db, id, at())
      if (!record) throw new AppError('not_found', { code: 'content.noRite' })
      return show(db, record, language)
    },
  }
}

export type Rites = ReturnType<typeof createRites>
