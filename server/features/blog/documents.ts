import type { Knex } from 'knex'
import type { Site } from '#contract/site/public.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { siteId } from '#server/translations/kind.ts'
import { feedContentType, feedOf } from './feed.ts'
import type { Blog } from './service.ts'

const idOf = () => siteId

/** The feed, `blogFeedPath`. */
export const blogDocuments = (
  blog: Blog,
  findSite: (db: Knex) => Promise<Site>,
  origin: string,
): DocumentRoute[] => [
  {
    path: /^\/blog\/(feed)\.xml$/,
    contentType: feedContentType,
    cacheControl: 'public, max-age=300',
    isTranslated: true,
    make: async (db, _, { language }) => {
      const site = await oneInLanguage(db, await findSite(db), { kind: 'temple', language, idOf })
      return {
        body: feedOf(site, await blog.listForFeed(db, language), { origin, language }),
        disposition: 'inline; filename="feed.xml"',
      }
    },
  },
]
