import { pageNames } from '#contract/pages/names.ts'
import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { htmlOf } from './htmlOf.ts'
import { findPage, listPages, type PageRecord } from './repository.ts'

const toOriginal = (page: PageRecord): Original => ({
  id: page.name,
  title: page.title,
  version: page.version,
  content: page,
})

/** What staff may write of text pages in other languages. */
export const translatedPages: TranslatedKind = {
  kind: 'page',
  subject: 'page',
  stored: { table: 'pages', key: 'name' },
  list: async (db) => {
    const stored = await listPages(db)
    const ordered = pageNames.flatMap((name) => stored.filter((page) => page.name === name))
    return ordered.map(toOriginal)
  },
  find: async (db, id) => {
    const page = await findPage(db, id)
    return page && toOriginal(page)
  },
  make: { markdown: async (_, text) => ({ html: await htmlOf(text, true) }) },
}
