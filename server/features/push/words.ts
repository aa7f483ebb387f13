import { wordsIn } from '#contract/languages.ts'

/** What a push and its refusals say, in English. */
export const en = {
  open: 'Open',
  arghya: 'Offer arghya',
  chant: 'Chant',
  stop: 'Stop',
  test: (title: string) => `Test: ${title}`,
  unknownService: 'We cannot reach your browser’s push service. Please choose email instead.',
  unsoundKeys: 'Your browser’s subscription is not valid. Please try again.',
}

export const wordsOf = wordsIn({ en })
