import { counted } from '#contract/i18n/en/plural.ts'
import { catalogue } from '#app/i18n/words.ts'

const minutes = (seconds: number) => Math.ceil(seconds / 60)

/** Why a request failed, for pages that have no message of their own. */
export const trouble = catalogue('trouble', {
  unreachable:
    'We can’t connect right now. Your text is still here. Please try again when you’re online.',
  server: 'Something went wrong at our end. Please try again in a moment.',
  signedOut: 'You are no longer logged in. Please log in again.',
  checkFields: 'Please check the highlighted fields.',
  /** Heard by screen readers, after the first of them. */
  wrongFields: (count: number) =>
    counted(count, { one: '1 field needs attention', other: `${count} fields need attention` }),
  tooMany: (seconds: number) =>
    seconds < 90
      ? counted(seconds, {
          one: 'Too many attempts. Please wait 1 second and try again.',
          other: `Too many attempts. Please wait ${seconds} seconds and try again.`,
        })
      : `Too many attempts. Please wait ${minutes(seconds)} minutes and try again.`,
  tooManyNow: 'Too many attempts. Please wait a while and try again.',
})
