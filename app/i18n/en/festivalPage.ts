import { catalogue } from '#app/i18n/words.ts'

export const festivalPage = catalogue('festivalPage', {
  remindMe: 'Remind me',
  back: 'Festival Calendar',
  inCity: (city: string) => `In ${city}`,
  atTemple: (city: string) => `At the temple, ${city}`,
  mantrasTitle: 'Mantras for the day',
  mantrasLink: 'See the mantras',
  pujaTitle: (puja: string) => `Book a ${puja}`,
  pujaText: 'The temple’s priests perform it in your name.',
  pujaLink: 'Book Puja',
  neighbours: 'Previous and next',
  before: 'Previous',
  after: 'Next',
  loadFailed: 'This festival could not be loaded.',
  untold: 'We could not calculate the date for your city. It may be a day earlier or later.',
  loadFailedText: 'The almanac is not on this phone yet. Please try again when you’re online.',
  retry: 'Retry',
})
