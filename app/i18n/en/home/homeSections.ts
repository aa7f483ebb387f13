import { catalogue } from '#app/i18n/words.ts'

/** The home page below its first screen. */
export const homeSections = catalogue('homeSections', {
  welcome: {
    heading: 'A temple that is always open',
    text: 'Come as you are.',
    about: 'About the temple',
    blurbs: {
      mantras: { title: 'Daily Mantras', text: 'Text, meaning and audio to chant along.' },
      calendar: { title: 'Festival Calendar', text: 'Fasts and moonrise for your own city.' },
      puja: { title: 'Online Pujas', text: 'Offered in your name by our priests.' },
      shop: { title: 'Spiritual Shop', text: 'Idols, puja kits and books.' },
    },
  },
  today: { eyebrow: 'Today’s mantra' },
  next: 'Next',
  sankashti: 'Sankashti',
  festival: 'festival',
  /** `moonrise 8:45 PM` */
  nextHour: (hour: string) => hour.charAt(0).toLowerCase() + hour.slice(1),
  temple: 'At the temple',
  calendar: 'Calendar',
  puja: {
    title: 'Book a puja',
    about: (hours: string | undefined, amount: string | 0 | undefined) =>
      [hours, amount && `from ${amount}`].filter(Boolean).join(' · '),
    link: 'All pujas',
  },
  giving: {
    title: 'Offer a donation',
    text: 'For lamps, food and festivals.',
  },
  shop: { heading: 'Temple shop', all: 'All items' },
  blog: { heading: 'From the blog', all: 'All posts' },
})
