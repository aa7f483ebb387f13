import { catalogue } from '#app/i18n/words.ts'

export const moonriseToday = catalogue('moonriseToday', {
  heading: (city: string) => `Moonrise today in ${city}`,
  none: 'The moon does not rise today',
})
