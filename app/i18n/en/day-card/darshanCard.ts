import { catalogue } from '#app/i18n/words.ts'

/** The picture of a day’s darshan. */
export const darshanCard = catalogue('darshanCard', {
  heading: 'Send darshan',
  darshan: 'Darshan',
  mantra: 'ॐ गं गणपतये नमः',
  moonrise: (city: string, time: string) => `Moonrise in ${city} ${time}`,
})
