import type { Knex } from 'knex'
import type { ExtraHours } from '#contract/site/openingHours.ts'
import { getSite, type Site } from '#contract/site/public.ts'
import { getVisit } from '#contract/site/visit.ts'
import { implement } from '#server/http/implement.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { siteId } from '#server/translations/kind.ts'
import { cityInLanguage } from './cityInLanguage.ts'
import { findSite } from './repository.ts'
import { withShownHours } from './shownHours.ts'
import { templeInLanguage } from './translated.ts'

type Deps = {
  /** The coming dates on which rows of festival days count. */
  readonly listFestivalDates: (db: Knex, site: Site) => Promise<string[]>
  /** Openings of single days beyond the usual hours, which follow from what is held on them. */
  readonly listExtraHours: (db: Knex, site: Site) => Promise<ExtraHours[]>
  /** Whether anything is offered for sponsoring. */
  readonly hasSponsoring: (db: Knex) => Promise<boolean>
}

const idOf = () => siteId

export const siteRoutes = ({ listFestivalDates, listExtraHours, hasSponsoring }: Deps) => [
  implement(getSite)(async (_, { db, language }) => {
    const { trust, ...site } = await findSite(db)
    const festivalDates = await listFestivalDates(db, site)
    const festive = { ...site, ...(festivalDates.length > 0 && { festivalDates }) }
    const extraHours = await listExtraHours(db, festive)
    const shown = {
      ...festive,
      city: await cityInLanguage(site.city, language),
      ...(trust?.eightyG && { has80G: true }),
      ...((await hasSponsoring(db)) && { hasSponsoring: true }),
      ...(extraHours.length > 0 && { extraHours }),
    }
    const named = await templeInLanguage(db, shown, language)
    const translated = await oneInLanguage(db, named, { kind: 'visit', language, idOf })
    return withShownHours(site, translated, language)
  }),
  implement(getVisit)(async (_, { db, language }) => {
    const { visit = { aartis: [], priests: [] } } = await findSite(db)
    return oneInLanguage(db, visit, { kind: 'visit', language, idOf })
  }),
]
