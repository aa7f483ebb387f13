import { counted } from '#contract/i18n/en/plural.ts'
import { numberText } from '#contract/i18n/numbers.ts'
import { catalogue } from '#app/i18n/words.ts'

export const lines = (count: number): string =>
  counted(count, { one: '1 line', other: `${numberText(count)} lines` })

/** What is said of every import of a list. */
export const importing = catalogue('importing', {
  tooLarge: 'This file is larger than 4 MB. Please split it.',
  failed: 'This file could not be read. Nothing was changed.',
  unclear: 'We don’t know if this was imported. Please look at the imports below.',
  reading: 'Reading the file…',
  columns: 'Columns',
  columnsFound: 'Please check that each column is what it says.',
  columnsNeeded: 'We don’t know which column has the name. Please choose.',
  choose: 'Choose',
  none: 'Not in this file',
  sample: 'First lines of the file',
  readAgain: 'Read again with these columns',
  preview: 'Lines of the file',
  firstOnly: (count: number) => `Only ${count} lines are shown, those with a question first.`,
  line: 'Line',
  withDoubtful: (count: number) => `Import the ${lines(count)} to check, too`,
  run: (count: number) => `Import ${lines(count)}`,
  imported: (count: number) => `${lines(count)} imported`,
  pastImports: 'Imports so far',
  importedBy: (name: string, when: string) => `${name}, ${when}`,
  gone: 'A deleted account',
  isUndone: 'Undone',
  undo: 'Undo',
  undoOf: (file: string) => `Undo the import of ${file}`,
  undoTitle: 'Undo this import?',
  undoIt: 'Undo import',
  undone: 'Import undone',
})
