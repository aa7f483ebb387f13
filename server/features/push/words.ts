import { wordsIn } from '#contract/languages.ts'
import { hi } from './words.hi.ts'
import { mr } from './words.mr.ts'

/** What a push says, in English. */
export const en = {
  open: 'Open',
  arghya: 'Offer arghya',
  list: 'What you need',
  chant: 'Chant',
  stop: 'Stop',
  test: (title: string) => `Test: ${title}`,
}

export const wordsOf = wordsIn({ en, mr, hi })
