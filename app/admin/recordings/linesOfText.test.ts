import { expect, it } from 'vitest'
import { linesOf, joinLines } from './linesOfText.ts'

const current = [
  { text: 'वक्रतुण्ड', verse: 1, startMs: 0 },
  { text: 'महाकाय', verse: 1, startMs: 900 },
  { text: 'निर्विघ्नं', verse: 2, startMs: 2100 },
]

it('is written with an empty row between verses, and read back the same', () => {
  expect(joinLines(current)).toBe('वक्रतुण्ड\nमहाकाय\n\nनिर्विघ्नं')
  expect(linesOf(joinLines(current), current)).toEqual(current)
})

it('keeps the times if a word was corrected', () => {
  expect(linesOf('वक्रतुण्ड\nमहाकायं\n\nनिर्विघ्नं', current).map(({ startMs }) => startMs)).toEqual([
    0, 900, 2100,
  ])
})

it('keeps the times of the other lines when one is inserted', () => {
  const lines = linesOf('वक्रतुण्ड\nनया\nमहाकाय\n\nनिर्विघ्नं', current)
  expect(lines.map(({ startMs }) => startMs)).toEqual([0, undefined, 900, 2100])
})

it('takes no notice of empty rows and spaces at the ends', () => {
  expect(linesOf('\n\n  एक  \n\n\n\nद्वि\n')).toEqual([
    { text: 'एक', verse: 1 },
    { text: 'द्वि', verse: 2 },
  ])
})
