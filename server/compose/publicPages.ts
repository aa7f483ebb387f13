import type { Knex } from 'knex'
import { sectionsWith } from '#contract/search/sectionEntries.ts'
import { blogDocuments } from '#server/features/blog/documents.ts'
import { bookingDocuments } from '#server/features/bookings/documents.ts'
import { listOffered } from '#server/features/bookings/pujas/repository.ts'
import type { Bookings } from '#server/features/bookings/service.ts'
import { festivalDocuments } from '#server/features/festivals/documents.ts'
import { createSearch } from '#server/features/search/service.ts'
import { findSite } from '#server/features/site/repository.ts'
import { securityText } from '#server/http/securityText.ts'
import { seoDocuments } from '#server/seo/sitemap.ts'
import { createSources, listPublicPages } from '#server/seo/sources.ts'

type Given = Parameters<typeof createSources>[0] & {
  readonly bookings: Bookings
  readonly readEdition: Parameters<typeof createSearch>[0]['readEdition']
  readonly publicUrl: string
  readonly now: () => Date
  readonly securityContact: string | undefined
}

/** What finds the public pages: the search, and the documents for readers that are not browsers. */
export const composePublicPages = (given: Given) => {
  const { festivals, bookings, blog, readEdition, publicUrl, now } = given
  const sources = createSources(given)
  const search = createSearch({
    listEntries: async (db: Knex) => [
      ...sectionsWith(await listOffered(db)),
      ...(await listPublicPages(sources)(db)),
    ],
    readEdition,
    today: festivals.today,
  })
  const documents = [
    ...seoDocuments(sources, publicUrl),
    ...festivalDocuments(festivals, publicUrl),
    ...bookingDocuments(bookings, findSite, publicUrl),
    ...blogDocuments(blog, findSite, publicUrl),
    ...securityText(given.securityContact, { publicUrl, now }),
  ]
  return { search, documents }
}
