import { expect, test } from 'vitest'
import { cityInLanguage } from './cityInLanguage.ts'

const pune = { name: 'Pune', latitude: 18.52, longitude: 73.86, timeZone: 'Asia/Kolkata' }
const nagpur = { name: 'Nagpur', latitude: 21.15, longitude: 79.08, timeZone: 'Asia/Kolkata' }

test.each([
  ['mr', pune, 'पुणे'],
  ['hi', { ...pune, name: 'Poona' }, 'पुणे'],
  ['mr', nagpur, 'नागपूर'],
  ['hi', nagpur, 'नागपुर'],
  ['en', pune, 'Pune'],
  ['mr', { ...pune, name: 'Ozar' }, 'Ozar'],
  ['mr', { ...pune, latitude: 40 }, 'Pune'],
] as const)('In %s %j is %s', async (language, city, name) => {
  expect(await cityInLanguage(city, language)).toEqual({ ...city, name })
})
