import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rootBetween } from './root.ts'

describe('A root', () => {
  it('is found wherever it lies, in few steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_199_999 }), (root) => {
        let calls = 0
        const f = (at: number) => {
          calls++
          return Math.sin((at - root) / 1e7)
        }
        expect(Math.abs(rootBetween(f, 0, 7_200_000) - root)).toBeLessThanOrEqual(20)
        expect(calls).toBeLessThanOrEqual(9)
      }),
      { seed: 2 },
    )
  })

  it('is the far one of a curve that starts beside zero', () => {
    const f = (at: number) => at * (at - 5_000_000) + at - 1
    expect(Math.abs(rootBetween(f, 0, 7_200_000) - 5_000_000)).toBeLessThanOrEqual(20)
  })
})
