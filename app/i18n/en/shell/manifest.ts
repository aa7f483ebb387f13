import { catalogue } from '#app/i18n/words.ts'

/** What a phone shows of the installed app, and before it is installed. */
export const manifest = catalogue('manifest', {
  description: 'Daily mantras with audio, festivals and pujas of Lord Ganesha, online and offline.',
  shortcuts: {
    mantras: 'Daily Mantras',
    calendar: 'Festival Calendar',
    puja: 'Book Puja',
    search: 'Search',
  },
  /** What the pictures of it show. */
  screenshots: { phone: 'A Sankashti evening', wide: 'The temple at dusk' },
})
