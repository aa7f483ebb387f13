import {
  Body,
  EclipticGeoMoon,
  EquatorFromVector,
  GeoVector,
  KM_PER_AU,
  RotateVector,
  Rotation_EQJ_EQD,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longitude, positionOf } from './sky.ts'
import { timeOf } from './time.ts'

const instants = fc.integer({ min: Date.UTC(1950, 0, 1), max: Date.UTC(2101, 0, 1) - 1 })

/** How far apart two angles are, in seconds of arc. */
const apart = (a: number, b: number): number =>
  Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3_600

const degrees = (radians: number): number => (radians * 180) / Math.PI

describe('Between the noons at which the library computed them', () => {
  it('longitudes are its own to 0.03″, which the Moon moves in 60 ms', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const time = timeOf(at)
        expect(apart(longitude('moon', at), EclipticGeoMoon(time).lon)).toBeLessThan(0.03)
        expect(apart(longitude('sun', at), SunPosition(time).elon)).toBeLessThan(0.03)
      }),
      { seed: 21, numRuns: 5_000 },
    )
  })

  it('places are its own to half a second of arc, by another way to the equator', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom('sun' as const, 'moon' as const), (at, body) => {
        const time = timeOf(at)
        const theirs = EquatorFromVector(
          RotateVector(
            Rotation_EQJ_EQD(time),
            GeoVector(body === 'sun' ? Body.Sun : Body.Moon, time, true),
          ),
        )
        const { x, y, z, sidereal } = positionOf(body, at)
        const km = Math.hypot(x, y, z)
        // The two ways give the Sun's aberration 0.4″ apart.
        expect(apart(degrees(Math.atan2(y, x)), theirs.ra * 15)).toBeLessThan(0.5)
        expect(apart(degrees(Math.asin(z / km)), theirs.dec)).toBeLessThan(0.2)
        expect(Math.abs(km / theirs.dist / KM_PER_AU - 1)).toBeLessThan(1e-6)
        expect(apart(sidereal, SiderealTime(time) * 15)).toBeLessThan(0.001)
      }),
      { seed: 22, numRuns: 3_000 },
    )
  })

  it('longitudes never jump, neither from noon to noon nor at 360°', () => {
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2026, 2, 1); at += 1_800_000) {
      expect(longitude('moon', at + 1_800_000) - longitude('moon', at)).toBeCloseTo(0.28, 1)
      expect(longitude('sun', at + 1_800_000) - longitude('sun', at)).toBeCloseTo(0.02, 2)
    }
  })
})
