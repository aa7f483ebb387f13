import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'
import type { Language } from '#contract/languages.ts'
import type { TranslatableKind, TranslationLanguage } from '#contract/translations/kinds.ts'

/** What staff wrote in English, in other languages. */
export const adminTranslations = catalogue('adminTranslations', {
  title: 'Translations',
  listIntro: 'Your English texts, and how much of each is translated.',
  language: 'Language',
  state: 'State',
  states: { missing: 'Not translated', old: 'Older than the English' },
  kind: 'Kind',
  kinds: {
    puja: 'Puja',
    mantra: 'Mantra',
    rite: 'Puja at home',
    festival: 'Festival',
    festival_repeat: 'Yearly festival',
    post: 'Article',
    page: 'Page',
    product: 'Product',
    temple: 'Temple',
    visit: 'Visiting the temple',
  } satisfies Record<TranslatableKind, string>,
  translated: (done: number, all: number) => `${done} of ${all} translated`,
  oldTexts: (count: number) =>
    counted(count, {
      one: '1 text older than the English',
      other: `${count} texts older than the English`,
    }),
  done: 'Nothing to translate here',
  tabs: 'In other languages',
  /**
   * As their readers write them, and in English. Not `languageNames`: used by staff, they would be in the
   * first file of every page.
   */
  own: { en: 'English', mr: 'मराठी', hi: 'हिन्दी' } satisfies Record<Language, string>,
  named: { mr: 'Marathi', hi: 'Hindi' } satisfies Record<TranslationLanguage, string>,
  notOpen: (language: string) =>
    `The site is not available in ${language} yet. Your translations are saved, and will appear once it is.`,
  intro:
    'Texts without a translation are shown in English. Leave a field empty to show the English text.',
  english: 'English',
  old: 'Older than the English',
  madeFrom: 'Translated from this English',
  stillRight: 'Still correct',
  marked: 'Marked as up to date',
  saved: 'Saved',
  nothing: 'You have not written any text here yet. The app translates the almanac’s own texts.',
  missing: (count: number) =>
    counted(count, { one: '1 text not translated', other: `${count} texts not translated` }),
  /** The names of texts, by the last part of where they are. */
  fields: {
    name: 'Name',
    shortDescription: 'Short line',
    description: 'Description',
    title: 'Title',
    origin: 'Where it comes from',
    meaning: 'Meaning',
    heading: 'Heading',
    authorName: 'Author’s name',
    excerpt: 'Excerpt',
    markdown: 'Text',
    imageAlt: 'Description of the picture',
    venue: 'Place',
    tagline: 'Tagline',
    locality: 'Town and state',
    officeHours: 'Office hours',
    phoneHours: 'Hours for calls',
    days: 'Days',
    hours: 'Hours',
    text: 'What happens',
    duties: 'Duties',
    languages: 'Languages',
    road: 'Main road',
    lane: 'Lane',
    landmark: 'Landmark',
    directions: 'Directions',
    label: 'Name',
    summary: 'What it is, in a sentence',
    amount: 'Amount',
    instruction: 'What to do',
  } as Readonly<Partial<Record<string, string>>>,
  groups: { way: 'How to get here', picture: 'Picture', mantra: 'mantra' } as Readonly<
    Partial<Record<string, string>>
  >,
  /** One of several, by what the list is called; those without a name are counted from 0. */
  items: {
    verses: (verse: string) => `Verse ${verse}`,
    aartis: (index: string) => `Aarti ${Number(index) + 1}`,
    priests: (index: string) => `Priest ${Number(index) + 1}`,
    templeHours: (index: string) => `Temple hours, row ${Number(index) + 1}`,
    specialDays: (index: string) => `Special day ${Number(index) + 1}`,
    address: (index: string) => `Address, line ${Number(index) + 1}`,
    services: (index: string) => `Footer link ${Number(index) + 1}`,
    gallery: (index: string) => `Picture ${Number(index) + 2}`,
    samagri: (id: string) => `Thing to have ready, ${id}`,
    steps: (id: string) => `Step ${id}`,
    words: (index: string) => `word ${Number(index) + 1}`,
  } as Readonly<Partial<Record<string, (key: string) => string>>>,
})
