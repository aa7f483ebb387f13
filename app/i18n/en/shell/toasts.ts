import { catalogue } from '#app/i18n/words.ts'

/** In `notifications`, `{hotkey}` stands for the key that moves the focus there. */
export const toasts = catalogue('toasts', {
  notifications: 'Notifications ({hotkey})',
  close: 'Close',
})
