import { radians } from './angles.ts'
import { timeOf } from './time.ts'
import type { Instant } from './zone.ts'

/**
 * Lahiri ayanamsa, degrees: how far the tropical zodiac has moved from the sidereal one, with nutation
 * in longitude. Fitted to Swiss Ephemeris (SIDM_LAHIRI): 2" to 2060, 4.5" in 2100.
 */
export function lahiri(at: Instant): number {
  const t = timeOf(at).tt / 36_525
  const node = radians(125.04452 - 1_934.136261 * t)
  const sun = radians(280.4665 + 36_000.7698 * t)
  const nutation = (-17.2 * Math.sin(node) - 1.32 * Math.sin(2 * sun)) / 3_600
  return 23.857092 + 1.396971 * t + 0.000309 * t ** 2 + nutation
}
