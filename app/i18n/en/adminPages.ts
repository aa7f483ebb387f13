import { catalogue } from '#app/i18n/words.ts'

/** The tab of the pages of words. */
export const adminPages = catalogue('adminPages', {
  title: 'Pages',
  intro:
    'About the temple, the policies and the questions. The first texts tell what this app does: please read them and make them yours.',
  label: 'Pages',
  changed: (date: string) => `Changed on ${date}`,
  untouched: 'As it came with the app',
  all: 'To all pages',
  look: 'See the page',
  heading: 'Title',
  description: 'In one sentence',
  descriptionHint: 'Stands below the title in search engines, and where the page is shared.',
  text: 'Text',
  textHint:
    'An empty line begins a new paragraph. ## begins a heading, - a point of a list. **Two stars** make bold. A link: [its words](/contact).',
  questions:
    'On this page each heading that ends with a question mark is a question, and what follows it the answer: search engines show them so.',
  saved: 'The page is saved',
  savedText: 'Everybody sees it now.',
})
