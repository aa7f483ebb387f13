import { catalogue } from '#app/i18n/words.ts'

/** The choice of the language; each is written as its own readers write it. */
export const languageChoice = catalogue('languageChoice', {
  label: 'Language',
})
