import { catalogue } from '#app/i18n/words.ts'

/** The words of the page about the temple that staff do not write themselves. */
export const about = catalogue('about', {
  hours: 'Hours and directions',
  day: 'A day at the temple',
  dayOf: (city: string) => `Today’s times in ${city}. Everyone may join.`,
  now: 'Now',
  next: 'Next',
  from: { sunrise: 'Sunrise', sunset: 'Sunset' },
  priests: 'Our priests',
  languages: (names: string) => `Speaks ${names}`,
})
