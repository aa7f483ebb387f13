import { expect, it } from 'vitest'
import { AlmanacError } from './errors.ts'
import { checkPlace } from './place.ts'

const mumbai = { name: 'Mumbai', lat: 19.07, lon: 72.88, tz: 'Asia/Kolkata' }

it.each([
  [{ lat: 90.1 }, 'latitude 90.1'],
  [{ lat: Number.NaN }, 'latitude NaN'],
  [{ lon: -181 }, 'longitude -181'],
  [{ lon: Number.POSITIVE_INFINITY }, 'longitude Infinity'],
  [{ tz: 'Asia/Bombay2' }, '"Asia/Bombay2" is not known'],
  [{ tz: '+05:30' }, '"+05:30" is not known'],
])('A place with %o is refused in clear words', (wrong, words) => {
  const place = { ...mumbai, ...wrong }
  expect(() => checkPlace(place)).toThrow(AlmanacError)
  expect(() => checkPlace(place)).toThrow(words)
})

it('A place at the edge of the map is accepted', () => {
  expect(() => checkPlace({ ...mumbai, lat: -90, lon: 180 })).not.toThrow()
})
