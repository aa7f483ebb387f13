/** A text in lines that are no wider than `room`, broken between words. */
export function wrapped(text: string, room: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ')
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * As much of a text as fits into some lines: whole sentences where one fits, otherwise the
 * beginning, with an ellipsis.
 */
export function fitted(text: string, most: number, wrap: (part: string) => string[]): string[] {
  const sentences = text.split(/(?<=[.!?]) /)
  for (let count = sentences.length; count > 0; count--) {
    const lines = wrap(sentences.slice(0, count).join(' '))
    if (lines.length <= most) return lines
  }
  const lines = wrap(text).slice(0, most)
  return lines.map((line, index) => (index === most - 1 ? line.replace(/[\s,;:]*$/, ' …') : line))
}
