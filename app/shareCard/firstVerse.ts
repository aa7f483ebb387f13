type VerseLine = { text: string; verse: number }

/** In a hymn, the line that names the speaker is not part of the verse. */
const speaker = 'उवाच'

/**
 * A verse of a mantra in two rows; of a hymn written in quarters, two in each. Only a whole verse
 * that a card has space for: a long one may be cut off, or be prose.
 */
export function shortVerse<L extends VerseLine>(
  lines: readonly L[] = [],
  number = 1,
): L[][] | undefined {
  const own = lines.filter(({ verse, text }) => verse === number && !text.includes(speaker))
  if (own.length > 4 || own.length === 3 || !own.at(-1)?.text.includes('॥')) return undefined
  if (own.length < 3) return own.map((line) => [line])
  return [own.slice(0, 2), own.slice(2, 4)]
}

/** The first verse as two rows of text. */
export const firstVerse = (lines: readonly VerseLine[] = []): string[] | undefined =>
  shortVerse(lines)?.map((row) => row.map(({ text }) => text).join(' '))
