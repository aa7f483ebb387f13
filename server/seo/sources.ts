import type { Knex } from 'knex'
import {
  festivalEntry,
  mantraEntry,
  pageEntry,
  postEntry,
  productEntry,
  type SearchEntry,
} from '#contract/search/entries.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import { textsWrittenAt } from '#contract/festivals/texts.ts'
import type { Blog } from '#server/features/blog/service.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import { listMantraChanges } from '#server/features/mantras/repository.ts'
import type { MantraService } from '#server/features/mantras/service.ts'
import type { Pages } from '#server/features/pages/service.ts'
import type { Shop } from '#server/features/shop/service.ts'

/** A public page of a feature, as search, sitemap and shared pictures need it. */
export type PublicPage = SearchEntry & {
  /** When it last changed (ISO, UTC); absent if unknown. */
  readonly changedAt?: string | undefined
}

/** The searchable pages of a feature, under the name of its part of the sitemap. */
export type Source = {
  readonly name: string
  readonly list: (db: Knex) => Promise<readonly PublicPage[]>
}

type Services = {
  readonly mantras: MantraService
  readonly festivals: Festivals
  readonly pages: Pages
  readonly blog: Blog
  readonly shop: Shop
}

/** Everything that search can find, one source for each feature. */
export const createSources = ({ mantras, festivals, pages, blog, shop }: Services): Source[] => [
  {
    name: 'mantras',
    list: async (db) => {
      const changes = await listMantraChanges(db)
      const all = [...(await mantras.list(db)), ...(await mantras.listAartis(db))]
      return all.map((mantra) => ({
        ...mantraEntry(mantra),
        changedAt: changes.get(mantra.id),
      }))
    },
  },
  {
    name: 'festivals',
    list: async (db) =>
      (await festivals.feed(db, { groups: festivalGroups.join(',') })).map((festival) => ({
        ...festivalEntry(festival),
        changedAt: festival.changedAt ?? textsWrittenAt,
      })),
  },
  {
    name: 'posts',
    list: async (db) =>
      (await blog.listAll(db)).map((post) => ({ ...postEntry(post), changedAt: post.updatedAt })),
  },
  {
    name: 'products',
    list: async (db) =>
      (await shop.listChanged(db)).map(({ product, changedAt }) => ({
        ...productEntry(product),
        changedAt,
      })),
  },
  {
    name: 'pages',
    list: async (db) =>
      (await pages.list(db)).map((page) => ({ ...pageEntry(page), changedAt: page.updatedAt })),
  },
]

/** The entries of all sources. */
export const listPublicPages =
  (sources: readonly Source[]) =>
  async (db: Knex): Promise<PublicPage[]> =>
    (await Promise.all(sources.map(({ list }) => list(db)))).flat()
