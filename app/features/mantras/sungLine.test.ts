import { expect, it } from 'vitest'
import { sungLine } from './sungLine.ts'

const lines = [{ startMs: 3_000 }, { startMs: 11_000 }, {}, { startMs: 17_000 }]

it.each([
  [0, undefined],
  [3_000, 0],
  [10_999, 0],
  [16_000, 1],
  [17_000, 3],
  // The last line ends, and the text may begin again.
  [28_999, 3],
  [29_000, undefined],
])('At %d ms the line %s is sung', (ms, index) => expect(sungLine(lines, ms)).toBe(index))

it('The only line is sung again and again', () => {
  expect(sungLine([{ startMs: 3_000 }], 60_000)).toBe(0)
  expect(sungLine([{}], 60_000)).toBeUndefined()
})
