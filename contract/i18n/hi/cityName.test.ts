import { expect, test } from 'vitest'
import { cities, searchCities } from '#almanac/cities/cities.ts'
import { cityName } from './cityName.ts'

const named = cities.flatMap(({ id, devanagari }) => (devanagari ? [{ id, devanagari }] : []))

test.each([
  ['पुणे', 'पुणे'],
  ['नागपूर', 'नागपुर'],
  ['जळगाव', 'जलगाँव'],
  ['तळेगाव दाभाडे', 'तलेगाँव दाभाडे'],
  ['महाबळेश्वर', 'महाबलेश्वर'],
  ['नाशिक', 'नासिक'],
  ['कऱ्हाड', 'कराड'],
  ['गाजियाबाद', 'गाज़ियाबाद'],
  ['लंदन', 'लंदन'],
  ['तिरुप्पूर', 'तिरुप्पूर'],
])('%s is %s in Hindi', (listed, hindi) => expect(cityName(listed)).toBe(hindi.normalize('NFC')))

test('names of the north, which the list has in Hindi, stay but for their dots', () => {
  const north = cities.filter(({ region }) =>
    ['Uttar Pradesh', 'Bihar', 'Rajasthan', 'Delhi', 'Madhya Pradesh'].includes(region ?? ''),
  )
  const plain = (name: string) => name.normalize('NFC').replaceAll('\u093c', '')
  const changed = north.filter(
    ({ devanagari }) => devanagari && plain(cityName(devanagari)) !== plain(devanagari),
  )
  expect(north.length).toBeGreaterThan(50)
  expect(changed.map(({ devanagari }) => devanagari)).toEqual([])
})

test('no name has letters that Hindi does not write', () => {
  const names = named.map(({ devanagari }) => cityName(devanagari))
  expect(names.filter((name) => /[ळऱॲॅ]/.test(name))).toEqual([])
})

test('each city is found by its name in Hindi', () => {
  const unfound = named.filter(
    ({ id, devanagari }) => !searchCities(cityName(devanagari)).some((found) => found.id === id),
  )
  expect(unfound.map(({ devanagari }) => cityName(devanagari))).toEqual([])
})
