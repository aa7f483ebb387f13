import type { Permission } from '#contract/accounts/permissions.ts'
import type { Language } from '#contract/languages.ts'

type Translatable = {
  readonly permission: Permission
  /**
   * Where its texts are. Items of a list are known by the field in brackets: `verses[verse].meaning`
   * has the field `verses.3.meaning`. Empty brackets are for items without one: their translations
   * are found by the English text, so that they survive another order.
   */
  readonly paths: readonly string[]
}

/** What staff write in English and may write in other languages, too. */
export const translatable = {
  puja: { permission: 'content', paths: ['name', 'shortDescription', 'description'] },
  mantra: {
    permission: 'content',
    paths: [
      'title',
      'origin',
      'meaning',
      'verses[verse].heading',
      'verses[verse].meaning',
      'verses[verse].words[].meaning',
    ],
  },
  rite: {
    permission: 'content',
    paths: [
      'title',
      'summary',
      'samagri[id].name',
      'samagri[id].amount',
      'steps[id].title',
      'steps[id].instruction',
      'steps[id].mantra.meaning',
    ],
  },
  festival: { permission: 'content', paths: ['name', 'description', 'venue', 'picture.imageAlt'] },
  festival_repeat: {
    permission: 'content',
    paths: ['name', 'description', 'venue', 'picture.imageAlt'],
  },
  post: {
    permission: 'content',
    paths: ['title', 'excerpt', 'markdown', 'imageAlt', 'authorName'],
  },
  page: { permission: 'content', paths: ['title', 'description', 'markdown'] },
  product: {
    permission: 'products',
    paths: ['name', 'shortDescription', 'description', 'imageAlt', 'gallery[].imageAlt'],
  },
  temple: {
    permission: 'office',
    paths: ['name', 'tagline', 'locality', 'address[]', 'services[].label'],
  },
  visit: {
    permission: 'office',
    paths: [
      'officeHours',
      'phoneHours',
      'templeHours[].days',
      'templeHours[].hours',
      'specialDays[].hours',
      'aartis[].name',
      'aartis[].text',
      'priests[].name',
      'priests[].duties',
      'priests[].languages',
      'way.road',
      'way.lane',
      'way.landmark',
      'way.directions',
    ],
  },
} as const satisfies Readonly<Record<string, Translatable>>

export type TranslatableKind = keyof typeof translatable

export const translatableKinds = Object.keys(translatable) as readonly TranslatableKind[]

export const pathsOf = (kind: TranslatableKind): readonly string[] => translatable[kind].paths

/** Everything but English, in which all content is written first. */
export const translationLanguages = ['mr', 'hi'] as const satisfies readonly Language[]
export type TranslationLanguage = (typeof translationLanguages)[number]
