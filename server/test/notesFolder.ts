import type { Dialect } from './statementNotes.ts'

/** Two runs at the same time need a folder each. */
const folder = process.env['STATEMENTS_FOLDER'] ?? 'node_modules/.cache/modak/statements'

/** Where the tests of one project note the statements they send, until its next run. */
export const notesFolder = (dialect: Dialect): string => `${folder}/${dialect}`
