import { describe, expect, test } from 'vitest'
import { link, picture, prefix, wrap, type Edit, type Selected } from './formatting.ts'

/** `|` marks where the selection begins and ends. */
const selected = (marked: string): Selected => {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|')
  const text = marked.replaceAll('|', '')
  return { text, start, end: end === start ? start : end - 1 }
}

const applied = ({ text }: Selected, { from, to, insert, select: [a, b] }: Edit): string => {
  const made = text.slice(0, from) + insert + text.slice(to)
  return a === b
    ? `${made.slice(0, a)}|${made.slice(a)}`
    : `${made.slice(0, a)}|${made.slice(a, b)}|${made.slice(b)}`
}

const numbers = (index: number) => `${index + 1}. `

describe('The buttons above the text', () => {
  test.each([
    ['Say |Om| now', 'Say **|Om|** now'],
    ['Say **|Om|** now', 'Say |Om| now'],
    ['Say |', 'Say **|bold|**'],
  ])('bold: %s', (before, after) => {
    const at = selected(before)
    expect(applied(at, wrap(at, '**', 'bold'))).toBe(after)
  })

  test.each([
    ['one\ntw|o\nthree', 'one\n|## two|\nthree'],
    ['## tw|o', '|two|'],
    ['- tw|o', '|## two|'],
    ['|', '## |Heading|'],
    ['one\n|', 'one\n## |Heading|'],
  ])('heading: %j', (before, after) => {
    const at = selected(before)
    expect(
      applied(
        at,
        prefix(at, () => '## ', 'Heading'),
      ),
    ).toBe(after)
  })

  test.each([
    ['o|ne\ntwo\nth|ree', '|1. one\n2. two\n3. three|'],
    ['|1. one\n2. two|', '|one\ntwo|'],
  ])('numbers: %j', (before, after) => {
    const at = selected(before)
    expect(applied(at, prefix(at, numbers, 'first'))).toBe(after)
  })

  test.each([
    ['see |this| page', 'see [this](|https://|) page'],
    ['see |', 'see [words](|https://|)'],
  ])('link: %s', (before, after) => {
    const at = selected(before)
    expect(applied(at, link(at, 'words'))).toBe(after)
  })

  test.each([
    ['o|ne\n\ntwo', 'one\n\n![A [moon]](/x)\n|\n\ntwo'],
    ['|', '![A [moon]](/x)\n|'],
  ])('picture: %j', (before, after) => {
    const at = selected(before)
    const made = applied(at, picture(at, '/x', ' A [moon]\n'))
    expect(made.replaceAll(/\\([[\]])/g, '$1')).toBe(after)
    expect(made).toContain('A \\[moon\\]')
  })
})
