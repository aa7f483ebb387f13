import { radians } from './angles.ts'
import type { Place } from './place.ts'
import { rootBetween } from './root.ts'
import { type Body, positionOf } from './sky.ts'
import type { Instant } from './zone.ts'

export const msPerHour = 3_600_000

const radiusKm: Record<Body, number> = { sun: 695_700, moon: 1_738.1 }
/** How much the air lifts objects on the horizon: 34', the value that all almanacs use. */
const refraction = 34 / 60

/** WGS 84. */
const equatorKm = 6_378.137
const flattening = 1 / 298.257223563

/** Kilometres from the Earth's centre: to the place's meridian on the equator, westward, to the pole. */
function seenFrom({ lon }: Place, body: Body, at: Instant) {
  const { x, y, z, sidereal } = positionOf(body, at)
  const angle = radians(sidereal + lon)
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  return { meridian: x * cos + y * sin, west: x * sin - y * cos, pole: z }
}

/** The direction of a body, seen from the Earth's centre: radians, the azimuth from north by east. */
export function directionOf(
  body: Body,
  place: Place,
  at: Instant,
): { altitude: number; azimuth: number } {
  const { meridian, west, pole } = seenFrom(place, body, at)
  const [sinLat, cosLat] = [Math.sin(radians(place.lat)), Math.cos(radians(place.lat))]
  const north = pole * cosLat - meridian * sinLat
  return {
    altitude: Math.atan2(meridian * cosLat + pole * sinLat, Math.hypot(north, west)),
    azimuth: Math.atan2(-west, north),
  }
}

/**
 * Degrees by which the upper limb, lifted by refraction, is above the sea-level horizon of a place;
 * below it, negative. Topocentric: seen from the surface of the ellipsoid, not from its centre.
 */
export function heightOverHorizon(body: Body, place: Place, at: Instant): number {
  const { meridian, west, pole } = seenFrom(place, body, at)
  const sinLat = Math.sin(radians(place.lat))
  const cosLat = Math.cos(radians(place.lat))
  const polar = (1 - flattening) ** 2
  const c = equatorKm / Math.sqrt(cosLat ** 2 + polar * sinLat ** 2)
  // From the place to the body.
  const x = meridian - c * cosLat
  const z = pole - c * polar * sinLat
  const distance = Math.sqrt(x ** 2 + west ** 2 + z ** 2)
  const altitude = Math.asin((x * cosLat + z * sinLat) / distance)
  return ((altitude + Math.asin(radiusKm[body] / distance)) * 180) / Math.PI + refraction
}

/** Degrees an hour: no altitude changes faster, including the Moon's parallax and own motion. */
const fastest = 16

const shortStep = 2 * msPerHour
/**
 * The altitude's curve bends by at most 15°/h × 15°/h = 3.9°/h², so to reach the horizon and return
 * between two samples two hours apart, √a + √b of their heights must be under 2 h × √(3.9°/h² / 2).
 */
const bend = 2.9

/** Where the height is greatest (`sign` 1) or least (-1) between two instants: golden section. */
function extremeBetween(f: (at: Instant) => number, sign: number, a: Instant, b: Instant): Instant {
  const golden = (Math.sqrt(5) - 1) / 2
  while (b - a > 1_000) {
    const [left, right] = [b - golden * (b - a), a + golden * (b - a)]
    if (sign * f(left) < sign * f(right)) a = left
    else b = right
  }
  return (a + b) / 2
}

/**
 * The first instant in [from, until) at which the upper limb rises over the horizon (`sign` 1) or
 * goes under it (-1); undefined if there is none, as for days in high latitudes. Agrees to a second
 * with the library's SearchRiseSet, which is slower and brings 8 KB of code for the other planets.
 */
function firstCrossing(
  body: Body,
  place: Place,
  sign: 1 | -1,
  from: Instant,
  until: Instant,
): Instant | undefined {
  if (from >= until) return undefined
  const height = (at: Instant): number => sign * heightOverHorizon(body, place, at)
  let [a, fa] = [from, height(from)]
  while (a < until) {
    // Far from the horizon, jumps to where it can first be reached.
    const step = Math.max(shortStep, (Math.abs(fa) / fastest) * msPerHour)
    const b = Math.min(a + step, until)
    const fb = height(b)
    if (fa < 0 && fb >= 0) return rootBetween(height, a, b, fa, fb)
    if (fa < 0 === fb < 0 && Math.sqrt(Math.abs(fa)) + Math.sqrt(Math.abs(fb)) < bend) {
      const middle = extremeBetween(height, fa < 0 ? 1 : -1, a, b)
      const fm = height(middle)
      if (fa < 0 && fm >= 0) return rootBetween(height, a, middle, fa, fm)
      if (fa >= 0 && fm < 0) return rootBetween(height, middle, b, fm, fb)
    }
    ;[a, fa] = [b, fb]
  }
  return undefined
}

/** Rise: the upper limb on the sea-level horizon, refraction 34'. */
export const firstRise = (
  body: Body,
  place: Place,
  from: Instant,
  until: Instant,
): Instant | undefined => firstCrossing(body, place, 1, from, until)

/** Set, by the same definition. */
export const firstSet = (
  body: Body,
  place: Place,
  from: Instant,
  until: Instant,
): Instant | undefined => firstCrossing(body, place, -1, from, until)
