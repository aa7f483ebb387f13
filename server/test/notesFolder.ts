import type { Dialect } from './statementNotes.ts'

/** Where the tests of one project note the statements they send, until its next run. */
export const notesFolder = (dialect: Dialect): string =>
  `node_modules/.cache/modak/statements/${dialect}`
