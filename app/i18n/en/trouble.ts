import { catalogue } from '#app/i18n/words.ts'

const minutes = (seconds: number) => Math.ceil(seconds / 60)

/** Why something that needs the server at once did not happen, where its own page has no words for it. */
export const trouble = catalogue('trouble', {
  unreachable:
    'The temple’s server cannot be reached. Please try again when there is a network; nothing you typed is lost.',
  server: 'Something went wrong at the temple’s server. Please try again in a moment.',
  signedOut: 'You are not signed in any more. Please sign in again.',
  checkFields: 'Please look at the marked fields.',
  tooMany: (seconds: number) =>
    seconds < 90
      ? `Too many tries. Please wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again.`
      : `Too many tries. Please wait ${minutes(seconds)} minutes and try again.`,
  tooManyNow: 'Too many tries. Please wait a while and try again.',
})
