import { catalogue } from '#app/i18n/words.ts'

/** Where a list of one's own would be. */
export const nothingListed = catalogue('nothingListed', {
  late: 'What is stored on this phone could not be read.',
  unreachable: 'This list could not be fetched. Please try again when you’re online.',
  tryAgain: 'Try again',
})
