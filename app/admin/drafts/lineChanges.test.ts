import { expect, test } from 'vitest'
import { lineChanges } from './lineChanges.ts'

const said = (first: string, second: string) =>
  lineChanges(first, second).map(
    ({ text, in: of }) => `${{ both: ' ', first: '-', second: '+' }[of]}${text}`,
  )

test.each([
  ['equal texts', 'a\nb', 'a\nb', [' a', ' b']],
  ['a changed line', 'a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a line more', 'a\nc', 'a\nb\nc', [' a', '+b', ' c']],
  ['a line less at the end', 'a\nb', 'a', [' a', '-b']],
  ['repeated lines', 'a\na', 'a\na\na', [' a', ' a', '+a']],
  ['moved lines', 'a\nb\nc', 'b\nc\na', ['-a', ' b', ' c', '+a']],
  ['nothing before', '', 'a', ['+a']],
])('%s are told apart', (_, first, second, lines) => {
  expect(said(first, second)).toEqual(lines)
})

test('texts of many thousand lines do not hang the page', () => {
  const first = Array.from({ length: 20_000 }, (_, index) => `${index}`).join('\n')
  expect(lineChanges(first, first.replaceAll('1', 'x')).length).toBeGreaterThan(20_000)
})
