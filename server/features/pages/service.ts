import type { Knex } from 'knex'
import { pageNames, type PageName } from '#contract/pages/names.ts'
import { AppError } from '#server/errors.ts'
import { findPage, listPages, type PageRecord } from './repository.ts'

/** Text pages as everybody reads them. */
export const createPages = () => ({
  list: async (db: Knex): Promise<PageRecord[]> => {
    const stored = await listPages(db)
    return pageNames.flatMap((name) => stored.filter((page) => page.name === name))
  },

  get: async (db: Knex, name: PageName): Promise<PageRecord> => {
    const page = await findPage(db, name)
    if (!page) throw new AppError('not_found', 'There is no such page.')
    return page
  },
})

export type Pages = ReturnType<typeof createPages>
