import { afterEach, describe, expect, it } from 'vitest'
import { keepTicked, tickedSteps } from './checklist.ts'

afterEach(() => localStorage.clear())

describe('The checklist of a day', () => {
  it('stores the ticks for that day only', () => {
    keepTicked('ganadhipa-sankashti-2026', ['bathe', 'fast'])
    expect(tickedSteps('ganadhipa-sankashti-2026')).toEqual(['bathe', 'fast'])
    expect(tickedSteps('akhuratha-sankashti-2026')).toEqual([])
  })

  it('forgets a day with nothing ticked, and days long gone', () => {
    keepTicked('first', ['bathe'])
    for (let day = 0; day < 6; day++) keepTicked(`day-${day}`, ['fast'])
    expect(tickedSteps('first')).toEqual([])
    keepTicked('day-5', [])
    expect(tickedSteps('day-5')).toEqual([])
    expect(tickedSteps('day-0')).toEqual(['fast'])
  })

  it.each(['{', '7', '[{"slug":1}]', '[{"slug":"a","done":[1]}]'])(
    'is empty where the phone holds %s',
    (saved) => {
      localStorage.setItem('modak-checklist', saved)
      expect(tickedSteps('a')).toEqual([])
    },
  )
})
