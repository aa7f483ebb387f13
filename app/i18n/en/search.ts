import { catalogue } from '#app/i18n/words.ts'
import type { SearchKind } from '#contract/search.ts'

export const search = catalogue('search', {
  page: {
    title: 'Search',
    description: 'Look for mantras, festivals and everything else here, also without a network.',
  },
  heading: 'Search',
  headingFor: (query: string) => `Search: ${query}`,
  label: 'What are you looking for?',
  hint: 'In any script and spelling: Ganpati, gaṇapati or गणपति.',
  submit: 'Search',
  kinds: {
    mantra: 'Mantra',
    festival: 'Festival',
    post: 'Article',
    page: 'Page',
  } satisfies Record<SearchKind, string>,
  found: (count: number) => (count === 1 ? '1 thing was found' : `${count} things were found`),
  results: 'What was found',
  searching: 'Searching',
  none: (query: string) => `Nothing was found for “${query}”`,
  close: (query: string) => `Nothing has “${query}”. This comes close:`,
  noneText: 'Try fewer words, or only the beginning of one.',
  noWords: 'Please write a word to look for',
  noWordsText: 'Signs alone, such as quotes or stars, lead nowhere.',
  tooLong: 'That is too long to look for',
  tooLongText: (longest: number) => `Please use at most ${longest} characters.`,
  onlyPhone: 'This is what your phone keeps. The temple’s server could not be asked.',
  ask: 'Write to the temple',
  askText: 'Did you mean to ask or tell the temple this?',
  sections: 'To read',
  goHome: 'Go to the home page',
  toMantras: 'Daily Mantras',
  toCalendar: 'Festival Calendar',
  toBlog: 'Blog',
  toQuestions: 'Questions',
})
