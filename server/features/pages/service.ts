import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import { pageNames, type PageName } from '#contract/pages/names.ts'
import { inLanguage, oneInLanguage } from '#server/translations/inLanguage.ts'
import { AppError } from '#server/errors.ts'
import { findPage, listPages, type PageRecord } from './repository.ts'

const wantedIn = (language: Language) => ({
  kind: 'page' as const,
  language,
  idOf: ({ name }: PageRecord) => name,
})

/** Text pages as everybody reads them. */
export const createPages = () => ({
  list: async (db: Knex, language: Language = 'en'): Promise<PageRecord[]> => {
    const stored = await inLanguage(db, await listPages(db), wantedIn(language))
    return pageNames.flatMap((name) => stored.filter((page) => page.name === name))
  },

  get: async (db: Knex, name: PageName, language: Language): Promise<PageRecord> => {
    const page = await findPage(db, name)
    if (!page) throw new AppError('not_found', { code: 'content.noPage' })
    return oneInLanguage(db, page, wantedIn(language))
  },
})

export type Pages = ReturnType<typeof createPages>
