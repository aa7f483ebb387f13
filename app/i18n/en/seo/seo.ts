import { catalogue } from '#app/i18n/words.ts'

/** Texts for search engines and messengers, besides a page's own. */
export const seo = catalogue('seo', {
  mantra: 'Mantra',
  kinds: {
    mantras: 'Daily mantras',
    calendar: 'Festival calendar',
    panchang: 'Panchang',
    puja: 'Pujas in your name',
    donate: 'Giving',
    blog: 'Blog',
    shop: 'Shop',
    contact: 'The temple',
    about: 'The temple',
    faq: 'Help',
  } as Readonly<Record<string, string>>,
  /** A page's breadcrumbs, by the first part of its address. */
  trail: {
    mantras: 'Daily Mantras',
    calendar: 'Festival Calendar',
    panchang: 'Panchang',
    blog: 'Blog',
    shop: 'Shop',
  } as Readonly<Record<string, string>>,
  home: 'Home',
})
