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
import { listTexts } from '#server/translations/repository.ts'

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

/** A page is found by its translations, too. */
const withTexts = <Entry extends SearchEntry>(entry: Entry, texts: string | undefined): Entry =>
  texts === undefined ? entry : { ...entry, also: [entry.also, texts].filter(Boolean).join('\n') }

/** Everything that search can find, one source for each feature. */
export const createSources = ({ mantras, festivals, pages, blog, shop }: Services): Source[] => [
  {
    name: 'mantras',
    list: async (db) => {
      const changes = await listMantraChanges(db)
      const texts = await listTexts(db, 'mantra')
      const all = [...(await mantras.list(db)), ...(await mantras.listAartis(db))]
      return all.map((mantra) => ({
        ...withTexts(mantraEntry(mantra), texts.get(mantra.id)),
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
    list: async (db) => {
      const texts = await listTexts(db, 'post')
      return (await blog.listAll(db)).map((post) => ({
        ...withTexts(postEntry(post), texts.get(post.id)),
        changedAt: post.updatedAt,
      }))
    },
  },
  {
    name: 'products',
    list: async (db) => {
      const texts = await listTexts(db, 'product')
      return (await shop.listChanged(db)).map(({ product, changedAt }) => ({
        ...withTexts(productEntry(product), texts.get(product.id)),
        changedAt,
      }))
    },
  },
  {
    name: 'pages',
    list: async (db) => {
      const texts = await listTexts(db, 'page')
      return (await pages.list(db)).map((page) => ({
        ...withTexts(pageEntry(page), texts.get(page.name)),
        changedAt: page.updatedAt,
      }))
    },
  },
]

/** The entries of all sources. */
export const listPublicPages =
  (sources: readonly Source[]) =>
  async (db: Knex): Promise<PublicPage[]> =>
    (await Promise.all(sources.map(({ list }) => list(db)))).flat()
