import { expect, test } from 'vitest'
import {
  karanaName,
  nakshatraNames,
  samvatsaraNames,
  signNames,
  yogaNames,
} from '#almanac/limbNames.ts'
import { limbName, nakshatraName } from './limbNames.ts'
import { limbs } from './limbs.ts'
import { panchang } from './panchang.ts'
import { samvatsaraName } from './samvatsaras.ts'

const karanas = Array.from({ length: 60 }, (_, at) => karanaName(at))

test.each([
  ['nakshatra', nakshatraNames, nakshatraName],
  ['limb', [...nakshatraNames, ...yogaNames, ...karanas, ...signNames], limbName],
  ['year', samvatsaraNames, samvatsaraName],
])('every %s of the almanac has a Marathi name', (_, names, nameOf) => {
  expect(names.map(nameOf).filter((name) => !/^[ऀ-ॿ ]+$/.test(name))).toEqual([])
})

test('sixty years have sixty names', () =>
  expect(new Set(samvatsaraNames.map(samvatsaraName)).size).toBe(60))

test('a sunrise has a narrow column in the month', () =>
  expect(panchang.english.sunTime(`सकाळी\u00a06:50`)).toBe('6:50'))

test('a limb is said with its end', () => {
  const { until, bhadra, shakaYear } = limbs.english
  expect(until('Shatabhisha', 'रात्री 8:51')).toBe('शततारका रात्री 8:51 पर्यंत')
  expect(until(bhadra, 'रात्री 8:51')).toBe('विष्टी (भद्रा) रात्री 8:51 पर्यंत')
  expect(shakaYear(1948, 'Parabhava')).toBe('1948, पराभव संवत्सर')
})
