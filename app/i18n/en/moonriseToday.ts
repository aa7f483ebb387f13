import { catalogue } from '#app/i18n/words.ts'

export const moonriseToday = catalogue('moonriseToday', {
  heading: (city: string) => `Moonrise today in ${city}`,
  none: 'The moon does not rise today',
  risen: 'It has risen.',
  sankashti: (day: string, time: string) => `On the next Sankashti, ${day}, it rises at ${time}.`,
})
