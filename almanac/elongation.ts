import { turn } from './angles.ts'
import { whenReached } from './root.ts'
import { longitude, positionOf } from './sky.ts'
import { msPerDay } from './time.ts'
import type { Instant } from './zone.ts'

/**
 * The elongation counted continuously: 0 at the new moon of 2000-01-06, 360 at the next. Its whole
 * turns are the lunations as Meeus numbers them. Not the library's PairLongitude or MoonPhase: they
 * leave out the Sun's aberration, and tithis would end 40 s late.
 */
export const phase = (at: Instant): number => longitude('moon', at) - longitude('sun', at)

/**
 * How far the Moon is east of the Sun, in degrees [0, 360): the difference of their apparent
 * geocentric ecliptic longitudes of date.
 */
export const elongation = (at: Instant): number => turn(phase(at))

/** The lit part of the Moon's disc, 0 to 1 (ignoring its slight parallax). */
export function illuminated(at: Instant): number {
  const [moon, sun] = [positionOf('moon', at), positionOf('sun', at)]
  const dot = moon.x * sun.x + moon.y * sun.y + moon.z * sun.z
  return (1 - dot / Math.hypot(moon.x, moon.y, moon.z) / Math.hypot(sun.x, sun.y, sun.z)) / 2
}

/** When the phase reaches this many degrees, correct to 20 ms (in the sky, to some seconds). */
export const instantOfPhase = (degrees: number): Instant =>
  whenReached(phase, degrees, 12.19 / msPerDay)
