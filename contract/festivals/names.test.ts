import { expect, test } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { observances } from '#almanac/observances.ts'
import { beyondByPath, otherNamesByPath } from './names.ts'

const pune = { name: 'Pune', lat: 18.52, lon: 73.86, tz: 'Asia/Kolkata' }
const years = ['2023-01-01', '2028-12-31'] as const

test('every festival beyond Ganesha’s is known by its address, and a monthly fast by its kind', () => {
  const days = greatDays(pune, ...years)
  expect(days.length).toBeGreaterThan(600)
  for (const { kind, group, slug } of days) {
    const known = beyondByPath(`/calendar/${slug}`)
    expect([slug, known?.series ?? 'great']).toEqual([slug, group === 'great' ? 'great' : kind])
  }
})

test('none of Ganesha’s is, and no other page', () => {
  for (const { slug } of observances(pune, ...years))
    expect([slug, beyondByPath(`/calendar/${slug}`)]).toEqual([slug, undefined])
  for (const path of ['/blog/diwali-at-our-temple', '/mantras/ganesha-gayatri', '/calendar'])
    expect(beyondByPath(path)).toBeUndefined()
})

test('what people call a day otherwise is known for Ganesha’s, too', () => {
  expect(otherNamesByPath('/calendar/ganesh-jayanti-2027')).toContain('माघी')
  expect(otherNamesByPath('/calendar/lakshmi-puja-2027')).toContain('Diwali')
  expect(otherNamesByPath('/calendar/lambodara-sankashti-2027')).toContain('Sakat')
  expect(otherNamesByPath('/calendar/vinayaka-chaturthi-pausha-2027')).toBe(
    'Vinayak Chauth विनायकी',
  )
  expect(otherNamesByPath('/calendar/akshaya-tritiya-2027')).toBe('')
  expect(otherNamesByPath('/puja/guide/ganesh-chaturthi')).toBe('')
})
