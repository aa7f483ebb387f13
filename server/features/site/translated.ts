import type { Knex } from 'knex'
import { offered, type Language } from '#contract/languages.ts'
import { renamed } from '#contract/site/addressText.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { siteId, type Original, type TranslatedKind } from '#server/translations/kind.ts'
import { findSite, findSiteVersion } from './repository.ts'
import { hoursOfStaff } from './shownHours.ts'

type Named = { readonly name: string; readonly address: readonly string[] }

/** Its name, address and what else names it. */
export const templeInLanguage = async <T extends Named>(
  db: Knex,
  temple: T,
  language: Language,
): Promise<T & Marked> =>
  renamed(
    await oneInLanguage(db, temple, { kind: 'temple', language, idOf: () => siteId }),
    temple.name,
  )

/**
 * The temple's details; for a message in a language, with its name and address as far as they are
 * translated. A message is in English where there are no words of the language yet, and so are they.
 */
export const findSiteIn = async (db: Knex, language: Language = 'en'): Promise<TempleSite> =>
  templeInLanguage(db, await findSite(db), offered(language))

const originalOf = async (db: Knex): Promise<Original> => {
  const { visit, ...site } = await findSite(db)
  const version = await findSiteVersion(db)
  const content = { ...site, ...hoursOfStaff(site), ...visit }
  return { id: siteId, title: site.name, version, content }
}

const ofSite = (kind: TranslatableKind): TranslatedKind => ({
  kind,
  subject: 'site',
  list: async (db) => [await originalOf(db)],
  find: async (db, id) => (id === siteId ? originalOf(db) : undefined),
})

/** What staff may write of the temple, and for its visitors, in other languages. */
export const translatedSite = [ofSite('temple'), ofSite('visit')]
