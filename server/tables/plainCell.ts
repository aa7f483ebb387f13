/** Blanks of every width, and marks that nobody sees; the joiners of Indian scripts stay. */
const blanks = /[\p{Zs}\t]+/gu
const unseen = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu

/** `="0012"`, as exports write digits that a spreadsheet should leave alone. */
const formulaText = /^=\s*"([^]*)"$/

/** An apostrophe, or a formula's sign, in front of what should stay text. */
const markedAsText = /^(?:['’‘`](?=[\d+=@-])|=(?=[-+]?[\d.,]+$))/

/** Most cells: nothing stands around them. */
const isPlain = /^[\w(+₹-](?:[ !-~]*[!-~])?$/

/** What a cell says, without what exports put around it so that it stays as it is. */
export const plainCell = (cell: string): string => (isPlain.test(cell) ? cell : bared(cell))

const bared = (cell: string): string =>
  cell
    .replaceAll(unseen, '')
    .replaceAll(blanks, ' ')
    .trim()
    .replace(formulaText, '$1')
    .replace(markedAsText, '')
    .trim()

/** Digits of a Devanagari keyboard as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
