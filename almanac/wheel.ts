import { lahiri } from './ayanamsa.ts'
import { phase } from './elongation.ts'
import { remember } from './memo.ts'
import { whenReached } from './root.ts'
import { longitude } from './sky.ts'
import { msPerDay } from './time.ts'
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

/** `angle` is in degrees and grows past 360, by about `perDay`. */
function wheelOf(parts: number, angle: (at: Instant) => number, perDay: number): Wheel {
  const size = 360 / parts
  // Enough for a year of karanas.
  const startOf = remember(
    1_024,
    (count: number) => count,
    (count) => whenReached(angle, count * size, perDay / msPerDay),
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

const moon = (at: Instant): number => longitude('moon', at) - lahiri(at)
const sun = (at: Instant): number => longitude('sun', at) - lahiri(at)

export const nakshatras = wheelOf(27, moon, 13.18)
/** Four to a nakshatra. */
export const padas = wheelOf(108, moon, 13.18)
/** The signs of the Moon and of the Sun; the Sun enters one in a sankranti. */
export const moonSigns = wheelOf(12, moon, 13.18)
export const sunSigns = wheelOf(12, sun, 0.9856)
/** Of the sum of both longitudes. */
export const yogas = wheelOf(27, (at) => moon(at) + sun(at), 14.16)
/** Halves of tithis. */
export const karanas = wheelOf(60, phase, 12.19)
