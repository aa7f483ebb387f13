import { catalogue } from '#app/i18n/words.ts'

/** The page about the temple, beside what staff write. */
export const about = catalogue('about', {
  hours: 'Hours and the way',
  day: 'A day at the temple',
  dayOf: (city: string) => `Today’s times in ${city}. Everyone may join.`,
  now: 'Now',
  next: 'Next',
  from: { sunrise: 'Sunrise', sunset: 'Sunset' },
  priests: 'Our priests',
  languages: (names: string) => `Speaks ${names}`,
})
