import { expect, it } from 'vitest'
import { lengthText, mergedStarts, misplaced, nudged, startText, withStart } from './timings.ts'

it('finds lines that begin before an earlier one', () => {
  expect(misplaced([0, 1000, null, 900, 1100])).toEqual([3])
  expect(misplaced([null, 5, 5])).toEqual([])
})

it('moves a line by a little, never out of the recording', () => {
  expect(nudged([50, null], 0, -100, 9000)).toEqual([0, null])
  expect(nudged([8950, null], 0, 100, 9000)).toEqual([9000, null])
  expect(nudged([50, null], 1, 100, 9000)).toEqual([50, null])
})

it('sets one start and leaves the others', () => {
  expect(withStart([1, 2, 3], 1, null)).toEqual([1, null, 3])
})

it('merges two people’s times line by line', () => {
  expect(mergedStarts([0, 10, null], [0, 12, null], [5, 10, 30])).toEqual([5, 12, 30])
  expect(mergedStarts([0, 10], [0, 12], [0, 10, 30])).toEqual([0, 12])
})

it.each([
  [0, '0:00.0'],
  [62_340, '1:02.3'],
  [59_960, '1:00.0'],
])('%d ms are %s', (ms, text) => {
  expect(startText(ms)).toBe(text)
})

it('says a length in minutes', () => {
  expect(lengthText(125_400)).toBe('2:05')
})
