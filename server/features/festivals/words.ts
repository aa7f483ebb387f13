import { eventWords } from '#contract/i18n/en/festivalEvent.ts'
import { movedReason } from '#contract/i18n/en/festivals/movedReason.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'
import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** What a feed lists: what the temple shows everywhere, Ganesha's alone, or one group. */
const feeds = {
  temple: 'Ganesha festivals',
  ganesha: 'Ganesha festivals',
  great: 'Great festivals',
  ekadashi: 'Ekadashi',
  pradosh: 'Pradosh',
  moon: 'Purnima and Amavasya',
}

export type FeedOf = keyof typeof feeds

export const isFeed = (name: string): name is FeedOf => Object.hasOwn(feeds, name)

/** What is said of festivals, and what calendar programs show besides. */
export const wordsOf = wordsIn({
  mr,
  hi,
  en: {
    festival: festivalWords,
    movedReason,
    event: eventWords,
    isNorthern,
    feed: (of: FeedOf, city: string) => `${feeds[of]}, ${city}`,
  },
})

export type Wording = ReturnType<typeof wordsOf>
