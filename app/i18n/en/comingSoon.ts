import { catalogue } from '#app/i18n/words.ts'

type Page = { title: string; description: string; text: string }

/** What a page will offer, where the header or footer already links to it. */
export const comingSoon = catalogue('comingSoon', {
  eyebrow: 'Coming soon',
  meanwhile: 'Meanwhile, enjoy the daily mantras, with text and audio.',
  toMantras: 'Daily Mantras',
  pages: {
    shop: {
      title: 'Spiritual Shop',
      description: 'Ganapati idols, puja kits, books and digital items.',
      text: 'Ganapati idols, puja kits, books and digital items from the temple will be sold here.',
    },
  } satisfies Record<string, Page>,
})
