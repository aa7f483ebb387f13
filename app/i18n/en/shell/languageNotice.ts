import { catalogue } from '#app/i18n/words.ts'

/** Offline, after another language was chosen. */
export const languageNotice = catalogue('languageNotice', {
  /** `name` as its own readers write it. */
  needsConnection: (name: string) => `To read in ${name}, connect to the internet once.`,
  tryAgain: 'Try again',
})
