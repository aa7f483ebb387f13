import { catalogue } from '#app/i18n/words.ts'

export const moonriseToday = catalogue('moonriseToday', {
  heading: (city: string) => `Moonrise today in ${city}`,
  risen: (city: string) => `The moon rose today in ${city} at`,
  none: 'No moonrise today',
  sankashti: (day: string, time: string) => `Next Sankashti, ${day}: ${time}`,
})
