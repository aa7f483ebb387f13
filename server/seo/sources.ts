import type { Knex } from 'knex'
import {
  festivalEntry,
  mantraEntry,
  pageEntry,
  postEntry,
  productEntry,
  riteEntry,
  type SearchEntry,
} from '#contract/search/entries.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import { textsWrittenAt } from '#contract/festivals/texts.ts'
import { longDateText } from '#contract/i18n/en/longDates.ts'
import { longDateText as longDateInHindi } from '#contract/i18n/hi/longDates.ts'
import { longDateText as longDateInMarathi } from '#contract/i18n/mr/longDates.ts'
import { wordsIn, type Language } from '#contract/languages.ts'
import type { TranslatableKind } from '#contract/translations/kinds.ts'
import type { Blog } from '#server/features/blog/service.ts'
import type { Festivals } from '#server/features/festivals/service.ts'
import type { Rites } from '#server/features/guide/service.ts'
import { listMantraChanges } from '#server/features/mantras/repository.ts'
import type { MantraService } from '#server/features/mantras/service.ts'
import type { Pages } from '#server/features/pages/service.ts'
import type { Shop } from '#server/features/shop/service.ts'

/** A public page of a feature, as search and sitemap need it. */
type PublicPage = {
  /** In its feature. */
  readonly id: string
  readonly entry: SearchEntry
  /** When it last changed (ISO, UTC); absent if unknown. */
  readonly changedAt?: string | undefined
}

/** The searchable pages of a feature, under the name of its part of the sitemap. */
export type Source = {
  readonly name: string
  /** Of which its translations are. */
  readonly kind?: TranslatableKind
  readonly list: (db: Knex, language: Language) => Promise<readonly PublicPage[]>
}

type Services = {
  readonly mantras: MantraService
  readonly festivals: Festivals
  readonly pages: Pages
  readonly blog: Blog
  readonly shop: Shop
  readonly guide: Rites
}

const wordsOf = wordsIn({
  en: { longDateText },
  mr: { longDateText: longDateInMarathi },
  hi: { longDateText: longDateInHindi },
})

/** Everything that search can find, one source for each feature. */
export const createSources = ({
  mantras,
  festivals,
  pages,
  blog,
  shop,
  guide,
}: Services): Source[] => [
  {
    name: 'mantras',
    kind: 'mantra',
    list: async (db, language) => {
      const changes = await listMantraChanges(db)
      const all = [
        ...(await mantras.list(db, language)),
        ...(await mantras.listAartis(db, language)),
      ]
      return all.map((mantra) => ({
        id: mantra.id,
        entry: mantraEntry(mantra),
        changedAt: changes.get(mantra.id),
      }))
    },
  },
  {
    name: 'festivals',
    list: async (db, language) => {
      const { longDateText: dateText } = wordsOf(language)
      const all = await festivals.feed(db, { groups: festivalGroups.join(','), language })
      return all.map((festival) => ({
        id: festival.id,
        entry: festivalEntry(festival, dateText),
        changedAt: festival.changedAt ?? textsWrittenAt,
      }))
    },
  },
  {
    name: 'posts',
    kind: 'post',
    list: async (db, language) =>
      (await blog.listAll(db, language)).map((post) => ({
        id: post.id,
        entry: postEntry(post),
        changedAt: post.updatedAt,
      })),
  },
  {
    name: 'products',
    kind: 'product',
    list: async (db, language) =>
      (await shop.listChanged(db, language)).map(({ product, changedAt }) => ({
        id: product.id,
        entry: productEntry(product),
        changedAt,
      })),
  },
  {
    name: 'rites',
    kind: 'rite',
    list: async (db, language) =>
      (await guide.listChanged(db, language)).map(({ row, changedAt }) => ({
        id: row.id,
        entry: riteEntry(row),
        changedAt,
      })),
  },
  {
    name: 'pages',
    kind: 'page',
    list: async (db, language) =>
      (await pages.list(db, language)).map((page) => ({
        id: page.name,
        entry: pageEntry(page),
        changedAt: page.updatedAt,
      })),
  },
]
