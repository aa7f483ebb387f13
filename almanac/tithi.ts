import { instantOfPhase, phase } from './elongation.ts'
import { remember } from './memo.ts'
import type { Instant } from './zone.ts'

/**
 * A thirtieth of a lunation: while the Moon gains 12° on the Sun. 1 to 15 are the bright half, 16
 * to 30 the dark. Geocentric, so it begins and ends at the same instant for the whole Earth.
 */
export type Tithi = { number: number; start: Instant; end: Instant }

const tithisInMonth = 30

const startOfCount = remember(
  4_096,
  (count: number) => count,
  (count): Instant => instantOfPhase(count * 12),
)

/** The tithi with this number (1 to 30) in this lunation, both counted as in `phase`. */
export function tithiOf(lunation: number, number: number): Tithi {
  const count = lunation * tithisInMonth + number - 1
  return { number, start: startOfCount(count), end: startOfCount(count + 1) }
}

/** The lunation and the tithi of an instant; the start belongs to a tithi, the end does not. */
export function tithiAt(at: Instant): Tithi & { lunation: number } {
  let count = Math.floor(phase(at) / 12)
  // The boundaries are whole milliseconds; an instant next to one is decided by them.
  if (at >= startOfCount(count + 1)) count++
  else if (at < startOfCount(count)) count--
  const lunation = Math.floor(count / tithisInMonth)
  return { lunation, ...tithiOf(lunation, count - lunation * tithisInMonth + 1) }
}

/** Those that touch [from, until), in order. */
export function tithisIn(from: Instant, until: Instant): Tithi[] {
  const found: Tithi[] = []
  for (let at = from; at < until; at = found.at(-1)?.end ?? until) {
    const { number, start, end } = tithiAt(at)
    found.push({ number, start, end })
  }
  return found
}
