import { catalogue } from '#app/i18n/words.ts'

/** The figures of many rows in one table. */
export const adminFigures = catalogue('adminFigures', {
  hint: 'Leave a field empty to keep what is there.',
  save: 'Save',
})
