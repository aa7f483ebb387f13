import type { Knex } from 'knex'
import type { Site } from '#contract/site/public.ts'
import type { DocumentRoute } from '#server/http/documents.ts'
import { feedContentType, feedOf } from './feed.ts'
import type { Blog } from './service.ts'

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
    make: async (db) => ({
      body: feedOf(await findSite(db), await blog.listForFeed(db), origin),
      disposition: 'inline; filename="feed.xml"',
    }),
  },
]
