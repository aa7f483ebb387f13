import { eventWords } from '#contract/i18n/mr/festivalEvent.ts'
import { movedReason } from '#contract/i18n/mr/festivals/movedReason.ts'
import { festivalWords } from '#contract/i18n/mr/festivals/words.ts'
import { isNorthern } from '#contract/i18n/mr/northern.ts'

const feeds = {
  temple: 'श्री गणेशाचे सण',
  ganesha: 'श्री गणेशाचे सण',
  great: 'इतर मोठे सण',
  ekadashi: 'एकादशी',
  pradosh: 'प्रदोष',
  moon: 'पौर्णिमा आणि अमावास्या',
}

/** What is said of festivals in Marathi, and what calendar programs show besides. */
export const mr = {
  festival: festivalWords,
  movedReason,
  event: eventWords,
  isNorthern,
  feed: (of: keyof typeof feeds, city: string) => `${feeds[of]}, ${city}`,
}
