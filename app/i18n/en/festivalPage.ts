import { catalogue } from '#app/i18n/words.ts'

export const festivalPage = catalogue('festivalPage', {
  back: 'Festival Calendar',
  categories: {
    major: 'Festival',
    sankashti: 'Sankashti',
    angaraki: 'Angaraki Sankashti',
    default: 'Observance',
  },
  inCity: (city: string) => `In ${city}`,
  atTemple: (city: string) => `At the temple, ${city}`,
  mantrasTitle: 'Mantras for the day',
  mantrasLink: 'To the mantras',
  pujaTitle: (puja: string) => `Have a ${puja} performed`,
  pujaText: 'The temple’s priests perform it in your name.',
  pujaLink: 'Book Puja',
  neighbours: 'Before and after',
  before: 'Before',
  after: 'After',
  loadFailed: 'This festival could not be loaded.',
  untold: 'This phone could not compute the day in your city. It may be a day earlier or later.',
  loadFailedText: 'The almanac has not reached this phone yet. Please try again with a connection.',
  retry: 'Retry',
})
