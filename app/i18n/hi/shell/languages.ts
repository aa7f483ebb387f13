import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/shell/languages.ts'

export const languageChoice = catalogue('languageChoice', {
  label: 'भाषा',
} satisfies Words<typeof english.languageChoice.english>)
