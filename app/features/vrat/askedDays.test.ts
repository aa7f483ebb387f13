import { afterEach, describe, expect, it } from 'vitest'
import { observedDays } from '#app/almanac/observedDays.ts'
import { rememberAskedDays, rememberedDay } from './askedDays.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const london = { name: 'London', lat: 51.5, lon: -0.13, tz: 'Europe/London' }

afterEach(() => localStorage.clear())

describe('The days that ask for something', () => {
  it('are remembered for the place: only fasts and Ganesh Chaturthi', () => {
    const range = { from: '2026-09-01', to: '2026-11-30', overrides: [], isElsewhere: false }
    rememberAskedDays(pune, observedDays({ place: pune, reference: pune, ...range }))
    expect(rememberedDay(pune, '2026-09-14')?.name).toBe('Ganesh Chaturthi')
    expect(rememberedDay(pune, '2026-11-27')?.name).toBe('Ganadhipa Sankashti')
    expect(rememberedDay(pune, '2026-09-25')).toBeUndefined()
    expect(rememberedDay(pune, '2026-11-28')).toBeUndefined()
    expect(rememberedDay(london, '2026-11-27')).toBeUndefined()
  })

  it.each([
    '{',
    '7',
    'null',
    '{"place":"18.52,73.86,Asia/Kolkata","festivals":[{"date":"2026-11-27"}]}',
  ])('are none where the phone holds %s', (kept) => {
    localStorage.setItem('modak-asked-days', kept)
    expect(rememberedDay(pune, '2026-11-27')).toBeUndefined()
  })
})
