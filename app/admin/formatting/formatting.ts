/** A text and its selection. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number }

/** Replaces the text from `from` to `to` with `insert`, and selects a part of it. */
export type Edit = {
  readonly from: number
  readonly to: number
  readonly insert: string
  readonly select: readonly [number, number]
}

/** Puts marks around the selected words, or around a sample; a second press removes them. */
export const wrap = ({ text, start, end }: Selected, mark: string, sample: string): Edit => {
  const size = mark.length
  const isWrapped = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark
  const words = text.slice(start, end)
  if (isWrapped) {
    const from = start - size
    return { from, to: end + size, insert: words, select: [from, from + words.length] }
  }
  const inner = words || sample
  return {
    from: start,
    to: end,
    insert: `${mark}${inner}${mark}`,
    select: [start + size, start + size + inner.length],
  }
}

const marks = /^(?:#{1,6} |> |- |\d+\. )/

/** Begins each selected line with the mark, or removes it from lines that have it. */
export const prefix = (
  { text, start, end }: Selected,
  markOf: (index: number) => string,
  sample: string,
): Edit => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const after = text.indexOf('\n', end)
  const to = after < 0 ? text.length : after
  const lines = text.slice(from, to).split('\n')
  const isThere = lines.every((line, index) => line.startsWith(markOf(index)))
  const made = lines.map((line, index) => {
    const bare = line.replace(marks, '')
    return isThere ? bare : markOf(index) + (bare || (lines.length === 1 ? sample : ''))
  })
  const insert = made.join('\n')
  const [first = ''] = lines
  const begins = isThere || first.replace(marks, '') !== '' ? 0 : markOf(0).length
  return { from, to, insert, select: [from + begins, from + insert.length] }
}

/** Turns the selected words into a link, and selects its address for typing. */
export const link = ({ text, start, end }: Selected, sample: string): Edit => {
  const words = text.slice(start, end) || sample
  const address = 'https://'
  const at = start + words.length + 3
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    select: [at, at + address.length],
  }
}

/** Characters that would end the description early. */
const escaped = (words: string): string => words.replaceAll(/[\\[\]]/g, (sign) => `\\${sign}`)

/** A picture in its own paragraph, after the one with the cursor. */
export const picture = ({ text, end }: Selected, url: string, alt: string): Edit => {
  const after = text.indexOf('\n', end)
  const at = after < 0 ? text.length : after
  const before = text.slice(0, at).trim() === '' ? '' : '\n\n'
  const insert = `${before}![${escaped(alt.trim().replaceAll(/\s+/g, ' '))}](${url})\n`
  return { from: at, to: at, insert, select: [at + insert.length, at + insert.length] }
}
