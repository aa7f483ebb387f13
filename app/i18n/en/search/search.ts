import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { SearchKind } from '#contract/search/public.ts'

export const search = catalogue('search', {
  page: {
    title: 'Search',
    description: 'Search mantras, festivals, articles, the shop and pages, even offline.',
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
    product: 'Product',
    page: 'Page',
    text: 'Information',
  } satisfies Record<SearchKind | 'text', string>,
  found: (count: number) => counted(count, { one: '1 result', other: `${count} results` }),
  results: 'Search results',
  moreSankashtis: (count: number) =>
    counted(count, { one: '1 more Sankashti', other: `${count} more Sankashtis` }),
  searching: 'Searching',
  none: (query: string) => `No results for “${query}”`,
  close: (query: string) => `No results for “${query}”. Similar results:`,
  noneText: 'Try fewer words, or only the beginning of a word.',
  noWords: 'Type at least one word',
  noWordsText: 'Quotes, stars and other signs are not searched.',
  tooShort: 'Type at least two letters',
  tooShortText: 'The beginning of a word is enough: ga, gane, ganesh.',
  tooLong: 'Your search is too long',
  tooLongText: (longest: number) => `Please use at most ${longest} characters.`,
  onlyPhone: 'Showing results saved on this phone.',
  ask: 'Write to the temple',
  askText: 'Do you have a question for the temple?',
  sections: 'To read',
  goHome: 'Go to the home page',
  toMantras: 'Daily Mantras',
  toCalendar: 'Festival Calendar',
  toBlog: 'Blog',
  toQuestions: 'FAQ',
})
