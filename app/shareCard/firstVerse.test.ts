import { expect, test } from 'vitest'
import { firstVerse } from './firstVerse.ts'

test('a verse in quarters is written in two lines', () => {
  const lines = ['a', 'b ।', 'c', 'd ॥'].map((text) => ({ text, verse: 1 }))
  expect(firstVerse([...lines, { text: 'e', verse: 2 }])).toEqual(['a b ।', 'c d ॥'])
  expect(firstVerse(lines.slice(2))).toEqual(['c', 'd ॥'])
  expect(firstVerse([{ text: 'नारद उवाच ।', verse: 1 }, ...lines.slice(2)])).toEqual(['c', 'd ॥'])
  expect(firstVerse(lines.slice(0, 2))).toBeUndefined()
  expect(firstVerse([])).toBeUndefined()
})
