import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/toasts.ts'

export const toasts = catalogue('toasts', {
  notifications: 'सूचनाएँ ({hotkey})',
  close: 'बंद करें',
} satisfies Words<typeof english.toasts.english>)
