/** A column of a spreadsheet, cell by cell; empty cells within it stay. */
export const linesPasted = (text: string): string[] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim())
