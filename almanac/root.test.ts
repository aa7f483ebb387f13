import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootBetween, whenReached } from './root.ts'

describe('A root', () => {
  it('is found wherever it lies, in few steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_199_999 }), (root) => {
        let calls = 0
        const f = (at: number) => {
          calls++
          return Math.sin((at - root) / 1e7)
        }
        expect(Math.abs(rootBetween(f, 0, 7_200_000) - root)).toBeLessThanOrEqual(1)
        expect(calls).toBeLessThanOrEqual(9)
      }),
      { seed: 2 },
    )
  })

  it('is the far one of a curve that starts beside zero', () => {
    const f = (at: number) => at * (at - 5_000_000) + at - 1
    expect(Math.abs(rootBetween(f, 0, 7_200_000) - 5_000_000)).toBeLessThanOrEqual(1)
  })

  it('is the same millisecond wherever it is looked for', () => {
    const f = (at: number) => Math.sin((at - 3_141_592.3) / 1e7)
    const found = Array.from({ length: 50 }, (_, at) => rootBetween(f, at * 50_000, 7_200_000))
    expect(new Set(found)).toEqual(new Set([3_141_592]))
  })
})

describe('An angle that grows', () => {
  const msPerDay = 86_400_000
  /** Like the Moon's: 13.2° a day on average, 6° ahead or behind. */
  const angle = (at: number) => (13.2 * at) / msPerDay + 6 * Math.sin(at / (4.4 * msPerDay))

  it('is there when it is said to be, in few steps, before 1970 and after', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 630_000 }), (degrees) => {
        let calls = 0
        const counted = (at: number) => {
          calls++
          return angle(at)
        }
        const at = whenReached(counted, degrees, 13.2 / msPerDay)
        expect(angle(at - 1)).toBeLessThan(degrees)
        expect(angle(at + 1)).toBeGreaterThan(degrees)
        expect(calls).toBeLessThanOrEqual(9)
      }),
      { seed: 5 },
    )
  })
})
