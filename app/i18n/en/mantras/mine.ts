import { catalogue } from '#app/i18n/words.ts'
import type { MantraLanguage } from '#contract/mantras/public.ts'

/** Favourites, and the text that was left in the middle. */
export const mine = catalogue('mine', {
  favourite: 'Favourite',
  favouriteTitle: (title: string) => `Favourite: ${title}`,
  favourites: 'Favourites',
  continue: (where: string) => (where ? `Continue from ${where}` : 'Continue where you stopped'),
  verse: (verse: number, _of?: MantraLanguage) => `verse ${verse}`,
  playFrom: (title: string, time: string) => `Continue from ${time}: ${title}`,
  notStored: 'Not added to favourites',
  full: 'This phone is full. Free up space and try again.',
  refused: 'This browser does not let us store anything on this phone.',
  nothingStored:
    'This browser does not let us store your favourites, or where you stopped. Everything else works as usual.',
})
