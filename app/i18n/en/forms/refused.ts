import { catalogue } from '#app/i18n/words.ts'

/** What is wrong with a field, where nothing says it better. */
export const refused = catalogue('refused', { field: 'Please check this' })
