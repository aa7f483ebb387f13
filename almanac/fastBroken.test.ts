import { expect, test } from 'vitest'
import { addDays } from './civilDate.ts'
import { moonriseOfFast, moonriseOfNight } from './fastBroken.ts'
import { observancesOfYear } from './observances.ts'

const places = [
  { name: 'Pune', lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata' },
  { name: 'Auckland', lat: -36.8485, lon: 174.7633, tz: 'Pacific/Auckland' },
  { name: 'Chicago', lat: 41.8781, lon: -87.6298, tz: 'America/Chicago' },
  { name: 'London', lat: 51.5072, lon: -0.1276, tz: 'Europe/London' },
]

test.each(places)('A year of fasts in $name ends with the calendar’s moonrises', (place) => {
  const fasts = new Map(
    observancesOfYear(place, 2026)
      .filter(({ kind }) => kind === 'sankashti')
      .map(({ date, moonrise }) => [date, moonrise?.at]),
  )
  expect(fasts.size).toBeGreaterThan(11)
  for (let date = '2026-01-01'; date < '2027-01-01'; date = addDays(date, 1)) {
    expect(moonriseOfFast(place, date), date).toBe(fasts.get(date))
  }
})

test('Any night has a moonrise, on a fast the same; not where the Moon stays down', () => {
  const [pune] = places
  if (!pune) throw new Error('no place')
  const fast = moonriseOfFast(pune, '2026-11-27')
  expect(Math.abs((moonriseOfNight(pune, '2026-11-27') ?? 0) - (fast ?? 0))).toBeLessThan(1000)
  expect(moonriseOfNight(pune, '2026-11-28')).toBeGreaterThan(fast ?? Infinity)
  const pole = { name: 'Pole', lat: 90, lon: 0, tz: 'UTC' }
  expect(moonriseOfFast(pole, '2026-11-27')).toBeUndefined()
})
