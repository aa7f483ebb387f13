import { expect, test } from 'vitest'
import { sungLine } from '#app/i18n/hi/audio/sungLine.ts'
import { mantras } from './mantras.ts'
import { mine } from './mine.ts'

test('a stotra has श्लोक, and an aarti has पद', () => {
  const { verses } = mantras.english.whole
  expect([verses(8), verses(8, 'sa')]).toEqual(['8 श्लोक', '8 श्लोक'])
  expect([verses(3, 'mr'), verses(3, 'hi'), verses(1, 'hi')]).toEqual(['3 पद', '3 पद', '1 पद'])
})

test('a verse is named by its number', () => {
  expect(sungLine.english.verse(2)).toBe('श्लोक 2')
  expect([sungLine, mine].map(({ english }) => english.verse(2, 'hi'))).toEqual(['पद 2', 'पद 2'])
})
