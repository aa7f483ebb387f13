import type { Knex } from 'knex'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { findSite, findSiteVersion } from './repository.ts'
import { hoursOfStaff } from './shownHours.ts'

/** There is one temple. */
export const siteId = 'site'

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
