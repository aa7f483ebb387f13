import { catalogue, type Words } from '#app/i18n/words.ts'
import type * as english from '#app/i18n/en/forms/refused.ts'

export const refused = catalogue('refused', {
  field: 'कृपया इसे जाँच लें',
} satisfies Words<typeof english.refused.english>)
