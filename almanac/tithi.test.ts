import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elongation } from './elongation.ts'
import { tithiAt, tithiOf } from './tithi.ts'
import { fullTithiName, pakshaOf, tithiName } from './tithiNames.ts'

const anyInstant = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2100, 11, 31) })

describe('A tithi', () => {
  it('is twelve degrees long, holds the instant asked for, and touches its neighbours', () => {
    fc.assert(
      fc.property(anyInstant, (at) => {
        const { lunation, number, start, end } = tithiAt(at)
        expect(start <= at && at < end).toBe(true)
        expect((end - start) / 3_600_000).toBeGreaterThan(18.9)
        expect((end - start) / 3_600_000).toBeLessThan(26.9)
        expect(Math.floor(elongation((start + end) / 2) / 12) + 1).toBe(number)
        expect(tithiOf(lunation, number + 1).start).toBe(end)
        expect(tithiAt(end).start).toBe(end)
        expect(tithiAt(end - 1).start).toBe(start)
      }),
      { seed: 19, numRuns: 300 },
    )
  })

  it.each([
    [1, 'Pratipada', 'shukla'],
    [4, 'Chaturthi', 'shukla'],
    [15, 'Purnima', 'shukla'],
    [16, 'Pratipada', 'krishna'],
    [19, 'Chaturthi', 'krishna'],
    [29, 'Chaturdashi', 'krishna'],
    [30, 'Amavasya', 'krishna'],
  ] as const)('%d is %s of the %s half', (number, name, paksha) => {
    expect(tithiName(number)).toBe(name)
    expect(pakshaOf(number)).toBe(paksha)
  })

  it('is named with its half, which Purnima and Amavasya need not', () => {
    expect([4, 15, 19, 30].map(fullTithiName)).toEqual([
      'Shukla Chaturthi',
      'Purnima',
      'Krishna Chaturthi',
      'Amavasya',
    ])
  })
})
