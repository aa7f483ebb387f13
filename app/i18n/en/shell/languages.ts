import { catalogue } from '#app/i18n/words.ts'

/** The choice of the language; each is written as its own readers write it. */
export const languageChoice = catalogue('languageChoice', {
  label: 'Language',
  /** Offline, after another language was chosen. `name` as its own readers write it. */
  needsConnection: (name: string) => `To read in ${name}, connect to the internet once.`,
  tryAgain: 'Try again',
})
