import { expect, test } from 'vitest'
import { limbsOf } from '#almanac/limbs.ts'
import { avoidedHours, goodHours, isNow } from './hours.ts'

const pune = { name: 'Pune', lat: 18.5196, lon: 73.8553, tz: 'Asia/Kolkata' }

function hoursOf(date: string) {
  const { divisions, karanas } = limbsOf(pune, date)
  if (!divisions) throw new Error('The Sun rises in Pune.')
  return { good: goodHours(divisions), avoided: avoidedHours(divisions, karanas) }
}

test('a Wednesday has no Abhijit, a Tuesday a durmuhurta at night', () => {
  expect(hoursOf('2026-11-25').good.map(({ name }) => name)).toEqual([
    'brahma',
    'pradosha',
    'nishita',
  ])
  const tuesday = hoursOf('2026-11-24').avoided
  expect(tuesday.filter(({ name }) => name === 'durmuhurta')).toHaveLength(2)
})

test('they are in order of time, with Bhadra on days that have Vishti', () => {
  const { good, avoided } = hoursOf('2026-11-27')
  for (const hours of [good, avoided])
    expect(hours).toEqual(hours.toSorted((a, b) => a.start - b.start))
  expect(avoided.map(({ name }) => name)).toContain('bhadra')
  expect(hoursOf('2026-11-28').avoided.map(({ name }) => name)).not.toContain('bhadra')
})

test('an hour is now from its beginning up to its end', () => {
  const span = { start: 10, end: 20 }
  expect([9, 10, 19, 20, undefined].map((now) => isNow(span, now))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
