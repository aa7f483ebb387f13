import { expect, test } from 'vitest'
import { inBothScripts } from './bothScripts.ts'

test.each([
  ['Dnyaneshwari', 'ज्ञनेश्वरी'],
  ['Shruti', 'श्रुती'],
  ['Śruti', 'श्रुति'],
])('%s may be written %s', (written, devanagari) => {
  expect(inBothScripts(written)).toEqual({ written, devanagari, roman: written, isGuessed: true })
})

test('what is written in Devanagari is shown as it is, with its Roman letters by rule', () => {
  const written = 'ज्ञानेश्वर'
  expect(inBothScripts(written)).toEqual({
    written,
    devanagari: written,
    roman: 'Jñāneśvara',
    isGuessed: false,
  })
})
