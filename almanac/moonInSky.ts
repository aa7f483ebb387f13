import { turn } from './angles.ts'
import { illuminated } from './elongation.ts'
import { directionOf, heightOverHorizon } from './horizon.ts'
import { checkPlace, type Place } from './place.ts'
import type { Instant } from './zone.ts'

/** The Moon as somebody at a place sees it. */
export type MoonInSky = {
  isUp: boolean
  /** The lit part of its disc, 0 to 1. */
  illuminated: number
  /** Where the lit side points: degrees clockwise from straight up. */
  litSide: number
}

export function moonInSky(place: Place, at: Instant): MoonInSky {
  checkPlace(place)
  const moon = directionOf('moon', place, at)
  const sun = directionOf('sun', place, at)
  // The way to the Sun along the great circle, as a bearing from the zenith.
  const aside = sun.azimuth - moon.azimuth
  const right = Math.cos(sun.altitude) * Math.sin(aside)
  const up =
    Math.cos(moon.altitude) * Math.sin(sun.altitude) -
    Math.sin(moon.altitude) * Math.cos(sun.altitude) * Math.cos(aside)
  return {
    isUp: heightOverHorizon('moon', place, at) > 0,
    illuminated: illuminated(at),
    litSide: turn((Math.atan2(right, up) * 180) / Math.PI),
  }
}
