import { expect, test } from 'vitest'
import { cities, searchCities } from '#almanac/cities/cities.ts'
import { cityName } from './cityName.ts'

test.each([
  ['पुणे', 'पुणे'],
  ['लंदन', 'लंडन'],
  ['नई दिल्ली', 'नवी दिल्ली'],
  ['जयपुर', 'जयपूर'],
  ['तिरुवनंतपुरम', 'तिरुवनंतपुरम'],
  ['हावड़ा', 'हावडा'],
  ['अलीगढ़', 'अलीगड'],
])('%s is %s in Marathi', (hindi, marathi) => expect(cityName(hindi)).toBe(marathi))

test('names of Maharashtra, which the list has in Marathi, stay', () => {
  const own = cities.filter(({ region }) => region === 'Maharashtra')
  const changed = own.filter(({ devanagari }) => devanagari && cityName(devanagari) !== devanagari)
  expect(changed.map(({ devanagari }) => devanagari)).toEqual([])
})

test('no name has letters that Marathi does not write', () => {
  const names = cities.flatMap(({ devanagari }) => devanagari ?? []).map(cityName)
  expect(names.filter((name) => name.normalize('NFC').includes('\u093c'))).toEqual([])
})

test('each city is found by its name in Marathi', () => {
  const unfound = cities.filter(
    ({ id, devanagari }) =>
      devanagari && !searchCities(cityName(devanagari)).some((found) => found.id === id),
  )
  expect(unfound.map(({ name }) => name)).toEqual([])
})
