import { catalogue } from '#app/i18n/words.ts'

export const home = catalogue('home', {
  title: (name: string) => `${name}: mantras, festivals and pujas of Lord Ganesha`,
  description: (tagline: string) =>
    `${tagline}: daily mantras with audio, festival dates and pujas, even offline.`,
  /** Shown until the temple's own is loaded. Unless staff changed it, it is the same. */
  tagline: 'Embracing the divine blessings of Lord Ganesha in your daily spiritual journey',
  mantras: 'Daily Mantras',
  calendar: 'Festival Calendar',
})
