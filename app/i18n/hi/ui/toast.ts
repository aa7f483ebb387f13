import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/ui/toast.ts'

export const toast = catalogue('toast', {
  announcement: 'सूचना:',
} satisfies Words<typeof english.toast.english>)
