import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aSitting } from '#app/test/aSitting.ts'
import { riteInLog, riteOfLog } from './riteInLog.ts'
import { addDays, streakOf, summarise } from './summary.ts'

const today = '2026-11-26'
/** Practised that many days ago. */
const practised = (...ago: number[]) => new Set(ago.map((days) => addDays(today, -days)))

describe('Days in a row', () => {
  it.each([
    ['nothing yet', [], 0],
    ['today alone', [0], 1],
    ['yesterday, and today is not over', [1], 1],
    ['three days', [0, 1, 2], 3],
    ['one day missed', [0, 2, 3], 3],
    ['two days missed one after the other', [0, 3, 4], 3],
    ['three days missed', [0, 4, 5], 1],
    ['three days missed in seven', [0, 2, 4, 6, 7], 3],
    ['two days missed each week, for two weeks', [0, 3, 4, 5, 6, 7, 10, 11], 8],
    ['long ago', [30, 31], 0],
  ])('%s', (_, ago, streak) => {
    expect(streakOf(practised(...ago), today)).toBe(streak)
  })

  it('are never fewer because of one more day of practice', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(40)),
        fc.nat(40),
        (ago, more) =>
          streakOf(practised(...ago, more), today) >= streakOf(practised(...ago), today),
      ),
    )
  })

  it('count across the end of a month and a leap day', () => {
    expect(streakOf(new Set(['2028-02-28', '2028-02-29', '2028-03-01']), '2028-03-01')).toBe(3)
  })
})

describe('The log', () => {
  it('is summed by day and by mantra; a sitting with every bead taken back is no day', () => {
    const summary = summarise([
      aSitting({ day: '2026-11-25', beads: 108, rounds: 1, ms: 600_000 }),
      aSitting({ day: '2026-11-26', beads: 10, rounds: 0, ms: 30_000 }),
      aSitting({ day: '2026-11-26', mantra: 'other', beads: 200, rounds: 2, ms: 1 }),
      aSitting({ day: '2026-11-24', beads: 0 }),
    ])
    expect([...summary.days.keys()]).toEqual(['2026-11-25', '2026-11-26'])
    expect(summary.days.get('2026-11-26')).toEqual({ beads: 210, rounds: 2, ms: 30_001 })
    expect(summary.mantras.map(([mantra, { beads }]) => [mantra, beads])).toEqual([
      ['other', 200],
      ['om-gam-ganapataye', 118],
    ])
    expect(summary.all.beads).toBe(318)
  })
})

it('A puja at home counts for its day, although it has no beads; a mala that was only opened does not', () => {
  const puja = aSitting({ mantra: riteInLog('daily'), beads: 0, rounds: 0, day: '2026-11-25' })
  const { days, mantras } = summarise([puja, aSitting({ beads: 0, rounds: 0 })])
  expect([...days]).toEqual([['2026-11-25', { beads: 0, rounds: 0, ms: 600_000 }]])
  expect(mantras.map(([entry]) => riteOfLog(entry))).toEqual(['daily'])
})
