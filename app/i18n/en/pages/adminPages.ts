import { catalogue } from '#app/i18n/words.ts'

/** The Pages tab of the back office. */
export const adminPages = catalogue('adminPages', {
  title: 'Pages',
  intro:
    'About the temple, the policies and the FAQ. The original texts describe what this app does: please read them and adapt them to your temple.',
  label: 'Pages',
  changed: (date: string) => `Changed on ${date}`,
  untouched: 'Original text',
  all: 'All pages',
  look: 'View page',
  form: {
    title: 'Title',
    description: 'Summary in one sentence',
    descriptionHint: 'Shown below the title in search engines and when the page is shared.',
    markdown: 'Text',
  },
  questions:
    'On this page, each heading that ends with a question mark is a question, and the text below it is the answer. Search engines can show both.',
  saved: 'Page saved',
  savedText: 'Everyone can see it now.',
})
