import { catalogue } from '#app/i18n/words.ts'

export const home = catalogue('home', {
  title: (name: string) => `${name}: mantras, festivals and pujas of Lord Ganesha`,
  description: (tagline: string) =>
    `${tagline}: daily mantras with audio, festival dates and pujas, even offline.`,
  invocation: 'ॐ गं गणपतये नमः',
  /** Shown until the temple's own is there, which is this one unless its staff wrote another. */
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  mantras: 'Daily Mantras',
  calendar: 'Festival Calendar',
})
