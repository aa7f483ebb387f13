/**
 * The space before a danda in any script, after one that opens a line, and next to a verse
 * number.
 */
const loose = / (?=[।॥|])|(?<=^[।॥|]+) |(?<=[।॥|]) (?=\p{Nd}+ [।॥|])/gu

/**
 * Joins dandas to the preceding word, so that none begins a line or is alone on one. For display
 * only: stored and copied text stays as written.
 */
export const bindDandas = (text: string): string => text.replaceAll(loose, '\u00A0')

const syllable = String.raw`(?:\p{L}(?:\u094D\p{L}|\p{M})*’?)`
const end = new RegExp(String.raw`(?<=\S{7})(${syllable}{3}\u00A0[^ ]*)`, 'u')

/**
 * Splits a line: every second part is the end of a long word with its dandas. A word that is broken
 * because it is wider than its line must not be broken there.
 */
export const partsOf = (line: string): string[] => bindDandas(line).split(end)
