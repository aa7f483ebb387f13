import { catalogue } from '#app/i18n/words.ts'

/** A push that cannot be read. */
export const push = catalogue('push', {
  title: 'Festival reminder',
  body: 'Open the calendar to see the next festivals.',
})
