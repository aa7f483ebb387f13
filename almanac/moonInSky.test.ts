import {
  Body,
  GeoVector,
  Illumination,
  Observer,
  RotateVector,
  Rotation_EQJ_HOR,
} from 'astronomy-engine'
import { describe, expect, it } from 'vitest'
import { moonInSky } from './moonInSky.ts'
import { timeOf } from './time.ts'

const places = [
  { name: 'Pune', lat: 18.5204, lon: 73.8567, tz: 'Asia/Kolkata' },
  { name: 'London', lat: 51.5074, lon: -0.1278, tz: 'Europe/London' },
  { name: 'Sydney', lat: -33.8688, lon: 151.2093, tz: 'Australia/Sydney' },
]

const hourMs = 3_600_000
const hours = Array.from({ length: 60 }, (_, step) => Date.UTC(2026, 10, 20) + step * 11 * hourMs)

/** The same by vectors: the Sun's direction, projected on the plane of the sky at the Moon. */
function litSideByVectors({ lat, lon }: { lat: number; lon: number }, at: number): number {
  const time = timeOf(at)
  const turn = Rotation_EQJ_HOR(time, new Observer(lat, lon, 0))
  // x to the north, y to the west, z to the zenith.
  const [moon, sun] = [Body.Moon, Body.Sun].map((body) => {
    const { x, y, z } = RotateVector(turn, GeoVector(body, time, true))
    const length = Math.hypot(x, y, z)
    return [x / length, y / length, z / length]
  }) as [[number, number, number], [number, number, number]]
  const dot = (a: readonly number[], b: readonly number[]): number =>
    a.reduce((sum, each, index) => sum + each * (b[index] ?? 0), 0)
  const zenith = [0, 0, 1]
  const up = zenith.map((each, index) => each - dot(zenith, moon) * (moon[index] ?? 0))
  // Facing the Moon, up crossed with the way to the Moon points to the left: y is west.
  const [ux = 0, uy = 0, uz = 0] = up
  const right = [
    -(uy * moon[2] - uz * moon[1]),
    -(uz * moon[0] - ux * moon[2]),
    -(ux * moon[1] - uy * moon[0]),
  ]
  return (Math.atan2(dot(sun, right), dot(sun, up)) * 180) / Math.PI
}

describe.each(places)('The moon over $name', (place) => {
  it('is lit as far as the astronomers say', () => {
    for (const at of hours)
      expect(moonInSky(place, at).illuminated).toBeCloseTo(
        Illumination(Body.Moon, timeOf(at)).phase_fraction,
        1,
      )
  })

  it('turns its lit side to the sun', () => {
    for (const at of hours) {
      const apart = moonInSky(place, at).litSide - litSideByVectors(place, at)
      expect(Math.abs(((apart + 540) % 360) - 180), new Date(at).toISOString()).toBeLessThan(2)
    }
  })
})

it('The crescent after sunset lies on its back in Pune and stands upright in London', () => {
  const [pune, london] = places
  if (!pune || !london) throw new Error('two places')
  // Three days after the new moon of 2027-02-06, half an hour after sunset.
  const inPune = moonInSky(pune, Date.parse('2027-02-09T13:30:00Z'))
  const inLondon = moonInSky(london, Date.parse('2027-02-09T17:35:00Z'))
  expect([inPune.isUp, inLondon.isUp]).toEqual([true, true])
  // 180 is straight down: nearer to it, the crescent is a boat.
  expect(Math.abs(inPune.litSide - 180)).toBeLessThan(40)
  expect(Math.abs(inLondon.litSide - 180)).toBeGreaterThan(Math.abs(inPune.litSide - 180))
  expect(inPune.illuminated).toBeLessThan(0.15)
})

it('The waning moon of a Sankashti rises in the late evening', () => {
  const [pune] = places
  if (!pune) throw new Error('a place')
  // Ganadhipa Sankashti: moonrise 8:51 PM.
  expect(moonInSky(pune, Date.parse('2026-11-27T15:15:00Z')).isUp).toBe(false)
  expect(moonInSky(pune, Date.parse('2026-11-27T15:30:00Z')).isUp).toBe(true)
})
