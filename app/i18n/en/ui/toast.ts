import { catalogue } from '#app/i18n/words.ts'

export const toast = catalogue('toast', {
  /** Heard before the words of each. */
  announcement: 'Notification',
})
