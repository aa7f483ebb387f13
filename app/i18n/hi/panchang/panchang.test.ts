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
])('every %s of the almanac has a Hindi name', (_, names, nameOf) => {
  expect(names.map(nameOf).filter((name) => !/^[ऀ-ॿ ]+$/.test(name))).toEqual([])
})

test('sixty years have sixty names', () =>
  expect(new Set(samvatsaraNames.map(samvatsaraName)).size).toBe(60))

test('a sunrise has a narrow column in the month', () =>
  expect(panchang.english.sunTime(`सुबह\u00a06:50`)).toBe('6:50'))

test('a limb is said with its end', () => {
  const { until, bhadra, shakaYear } = limbs.english
  expect(until('Shatabhisha', 'रात 8:51')).toBe('शतभिषा रात 8:51 तक')
  expect(until(bhadra, 'रात 8:51')).toBe('विष्टि (भद्रा) रात 8:51 तक')
  expect(shakaYear(1948, 'Parabhava')).toBe('1948, पराभव संवत्सर')
})

test('the month of the north is the plain one, and says where the other is counted', () => {
  const { amanta, purnimanta } = panchang.english
  expect(purnimanta('Margashirsha', false)).toBe('मार्गशीर्ष (पूर्णिमांत)')
  expect(amanta('Kartika', false)).toBe('महाराष्ट्र और गुजरात में कार्तिक (अमांत)')
})

test('a tithi at no sunrise is marked after its end', () => {
  const { skipped, until } = panchang.english
  expect(skipped(until('सुबह 6:40'))).toBe('सुबह 6:40 तक (क्षय तिथि)')
})

test('a festival is ahead of the day of the page, not of today', () => {
  expect([0, 1, 2].map(panchang.english.nextIn)).toEqual(['इसी दिन', '1 दिन बाद', '2 दिन बाद'])
})
