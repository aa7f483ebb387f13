/** The space before a danda of either script, after one that opens a line, and beside a verse's number. */
const loose = / (?=[।॥|])|(?<=^[।॥|]+) |(?<=[।॥|]) (?=[\d०-९]+ [।॥|])/g

/**
 * A text as it is shown: no danda begins a line or stands alone. Made where it is drawn, so that what is
 * stored and what *Copy* copies stay as they were written.
 */
export const bindDandas = (text: string): string => text.replaceAll(loose, '\u00A0')

const syllable = String.raw`(?:\p{L}(?:\u094D\p{L}|\p{M})*’?)`
const end = new RegExp(String.raw`(?<=\S{7})(${syllable}{3}\u00A0[^ ]*)`, 'u')

/**
 * A line in parts: every second one is the end of a long word with its dandas. A word that is broken because it
 * is wider than its line must not be broken there.
 */
export const partsOf = (line: string): string[] => bindDandas(line).split(end)
