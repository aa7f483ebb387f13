import { EclipticGeoMoon, SunPosition } from 'astronomy-engine'
import { lahiri } from './ayanamsa.ts'
import { instantOfPhase, phase, timeOf } from './elongation.ts'
import { remember } from './memo.ts'
import { rootNear } from './root.ts'
import type { Instant } from './zone.ts'

/** A stretch of a wheel: the number of the part, from 0 on, and when it begins and ends. */
export type Part = { number: number; start: Instant; end: Instant }

/** An angle of the sky that always grows, cut into equal parts. */
export type Wheel = {
  /** Its part alone, without looking for the ends. */
  numberAt: (at: Instant) => number
  /** The part that holds the instant; its start belongs to it, its end does not. */
  partAt: (at: Instant) => Part
  /** The parts that touch [from, until), in order. */
  partsIn: (from: Instant, until: Instant) => Part[]
}

type Turning = {
  /** How many parts make a turn. */
  parts: number
  /** The angle in degrees, counted on without a jump at 360. */
  angle: (at: Instant) => number
  /** When the angle reaches so many degrees. */
  reaches: (degrees: number) => Instant
}

function wheelOf({ parts, angle, reaches }: Turning): Wheel {
  const size = 360 / parts
  // Enough for a year of karanas.
  const startOf = remember(
    1_024,
    (count: number) => count,
    (count) => reaches(count * size),
  )
  const numberOf = (count: number): number => count - Math.floor(count / parts) * parts
  const numberAt = (at: Instant): number => numberOf(Math.floor(angle(at) / size))
  const partAt = (at: Instant): Part => {
    let count = Math.floor(angle(at) / size)
    // The boundaries are whole milliseconds; an instant next to one is decided by them.
    if (at >= startOf(count + 1)) count++
    else if (at < startOf(count)) count--
    return { number: numberOf(count), start: startOf(count), end: startOf(count + 1) }
  }
  const partsIn = (from: Instant, until: Instant): Part[] => {
    const found: Part[] = []
    for (let at = from; at < until; at = found.at(-1)?.end ?? until) found.push(partAt(at))
    return found
  }
  return { numberAt, partAt, partsIn }
}

const j2000 = Date.UTC(2000, 0, 1, 12)
const msPerDay = 86_400_000

/**
 * A sidereal angle with its mean value at J2000 and its mean growth in degrees a day. The true angle
 * is never 10° from the mean one.
 */
function sidereal(angleAt: (at: Instant) => number, meanAtJ2000: number, meanPerDay: number) {
  const msPerDegree = msPerDay / meanPerDay
  const angle = (at: Instant): number => {
    const mean = meanAtJ2000 + (at - j2000) / msPerDegree
    const found = angleAt(at)
    return found + 360 * Math.round((mean - found) / 360)
  }
  const reaches = (degrees: number): Instant => {
    const mean = j2000 + (degrees - meanAtJ2000) * msPerDegree
    return rootNear((at) => degrees - angle(at), mean, msPerDegree)
  }
  return { angle, reaches }
}

const moon = (at: Instant): number => EclipticGeoMoon(timeOf(at)).lon
const sun = (at: Instant): number => SunPosition(timeOf(at)).elon

/** The mean longitudes of Meeus (Astronomical Algorithms, 25.2, 47.1), less the ayanamsa’s own growth. */
const precession = 1.396971 / 36_525
const meanMoon = { atJ2000: 218.3164477 - 23.857092, perDay: 13.17639648 - precession }
const meanSun = { atJ2000: 280.46646 - 23.857092, perDay: 0.98564736 - precession }

const moonTurning = sidereal((at) => moon(at) - lahiri(at), meanMoon.atJ2000, meanMoon.perDay)

export const nakshatras = wheelOf({ parts: 27, ...moonTurning })
/** Four to a nakshatra. */
export const padas = wheelOf({ parts: 108, ...moonTurning })
/** The signs of the Moon and of the Sun; the Sun enters one in a sankranti. */
export const moonSigns = wheelOf({ parts: 12, ...moonTurning })
export const sunSigns = wheelOf({
  parts: 12,
  ...sidereal((at) => sun(at) - lahiri(at), meanSun.atJ2000, meanSun.perDay),
})
/** Of the sum of both longitudes. */
export const yogas = wheelOf({
  parts: 27,
  ...sidereal(
    (at) => moon(at) + sun(at) - 2 * lahiri(at),
    meanMoon.atJ2000 + meanSun.atJ2000,
    meanMoon.perDay + meanSun.perDay,
  ),
})
/** Halves of tithis. */
export const karanas = wheelOf({ parts: 60, angle: phase, reaches: instantOfPhase })
