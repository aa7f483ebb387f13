import { eventWords } from '#contract/i18n/hi/festivalEvent.ts'
import { movedReason } from '#contract/i18n/hi/festivals/movedReason.ts'
import { festivalWords } from '#contract/i18n/hi/festivals/words.ts'
import { isNorthern } from '#contract/i18n/hi/northern.ts'

const feeds = {
  temple: 'गणेश जी के पर्व',
  ganesha: 'गणेश जी के पर्व',
  great: 'अन्य बड़े त्योहार',
  ekadashi: 'एकादशी',
  pradosh: 'प्रदोष व्रत',
  moon: 'पूर्णिमा व अमावस्या',
}

/** What is said of festivals in Hindi, and what calendar programs show besides. */
export const hi = {
  festival: festivalWords,
  movedReason,
  event: eventWords,
  isNorthern,
  feed: (of: keyof typeof feeds, city: string) => `${feeds[of]}, ${city}`,
}
