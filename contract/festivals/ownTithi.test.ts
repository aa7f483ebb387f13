import { describe, expect, it } from 'vitest'
import { monthGrid } from '#almanac/panchang.ts'
import { ownTithi } from './ownTithi.ts'

const sankashti = { tithi: 19 }

describe('A day that another tithi than that at sunrise makes', () => {
  it('has it, as far as it runs on that day', () => {
    expect(ownTithi(sankashti, 18, 20)).toBe(19)
    expect(ownTithi(sankashti, 18, 19)).toBe(19)
    expect(ownTithi(sankashti, 18)).toBe(19)
    // At this sunrise; at the next, too.
    expect(ownTithi(sankashti, 19, 20)).toBeUndefined()
    expect(ownTithi(sankashti, 18, 18)).toBeUndefined()
    // A day without it.
    expect(ownTithi(sankashti, 20, 21)).toBeUndefined()
    expect(ownTithi(sankashti, 16, 17)).toBeUndefined()
    expect(ownTithi({}, 18, 20)).toBeUndefined()
  })

  it('may have it before sunrise alone', () => {
    const hours = { of: 'arunodaya', from: '05:00', until: '06:30' } as const
    const naraka = { tithi: 29 }
    expect(ownTithi({ ...naraka, hours }, 30, 1)).toBe(29)
    expect(ownTithi(naraka, 30, 1)).toBeUndefined()
  })

  it('is the Sankashti of November 2026 in the month’s grid', () => {
    const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
    const days = monthGrid(pune, 2026, 11)
    const at = days.findIndex(({ date }) => date === '2026-11-27')
    expect(ownTithi(sankashti, days[at]?.tithi ?? 0, days[at + 1]?.tithi)).toBe(19)
  })
})
