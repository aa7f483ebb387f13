import { describe, expect, it } from 'vitest'
import { lineAt, linesOf, recitationsOf, type Score } from './score.ts'

const score = (starts: Score['starts'], durationMs = Infinity, everyMs?: number): Score => ({
  starts,
  durationMs,
  everyMs,
})

describe('A recording of a text', () => {
  const once = score([3_000, 11_000, undefined, 17_000])

  it.each([
    [0, undefined],
    [3_000, 0],
    [10_999, 0],
    [16_000, 1],
    [17_000, 3],
    // The last line ends, and the text may begin again.
    [28_999, 3],
    [29_000, undefined],
  ])('is at %d ms in line %s', (ms, index) => expect(lineAt(once, ms)).toBe(index))

  it('is one recitation as far as is known', () =>
    expect(recitationsOf(score([3_000, 9_000], 60_000))).toEqual([{ from: 0, to: 60_000 }]))

  it('ends with its last line at the latest', () =>
    expect(linesOf(score([3_000, 9_000], 12_000)).at(-1)).toMatchObject({ to: 12_000 }))

  it('sings an only line again and again', () => {
    expect(lineAt(score([3_000]), 60_000)).toBe(0)
    expect(lineAt(score([undefined]), 60_000)).toBeUndefined()
  })

  it('has no lines where nobody has timed one', () => {
    expect(linesOf(score([undefined, undefined], 60_000))).toEqual([])
    expect(lineAt(score([undefined], 60_000), 5_000)).toBeUndefined()
  })
})

describe('A recording known to repeat its text', () => {
  const thrice = score([3_000, 11_000], 60_000, 17_000)

  it('is divided into recitations, the first from its beginning, the last to its end', () =>
    expect(recitationsOf(thrice)).toEqual([
      { from: 0, to: 20_000 },
      { from: 20_000, to: 37_000 },
      { from: 37_000, to: 60_000 },
    ]))

  it.each([
    [2_999, undefined],
    [3_000, 0],
    [19_999, 1],
    [20_000, 0],
    [28_000, 1],
    [37_000, 0],
    [53_999, 1],
    [54_000, undefined],
  ])('is at %d ms in line %s', (ms, index) => expect(lineAt(thrice, ms)).toBe(index))

  it('says exactly when its last line ends', () =>
    expect(linesOf(thrice)).toEqual([
      { index: 0, from: 3_000, to: 11_000 },
      { index: 1, from: 11_000, to: 20_000 },
    ]))
})
