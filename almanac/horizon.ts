import {
  type AstroTime,
  e_tilt,
  EclipticGeoMoon,
  KM_PER_AU,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine'
import { timeOf } from './elongation.ts'
import { remember } from './memo.ts'
import type { Place } from './place.ts'
import { rootBetween } from './root.ts'
import type { Instant } from './zone.ts'

export type Body = 'sun' | 'moon'

export const msPerHour = 3_600_000

const radian = Math.PI / 180
const radiusKm: Record<Body, number> = { sun: 695_700, moon: 1_738.1 }
/** How much the air lifts objects on the horizon: 34', the value that all almanacs use. */
const refraction = 34 / 60

/** WGS 84. */
const equatorKm = 6_378.137
const flattening = 1 / 298.257223563

/** Apparent geocentric place in the true equator and equinox of date: radians, kilometres. */
function placeInSky(body: Body, time: AstroTime): { ra: number; dec: number; km: number } {
  const obliquity = e_tilt(time).tobl * radian
  let lon: number, lat: number, au: number
  if (body === 'moon') ({ lon, lat, dist: au } = EclipticGeoMoon(time))
  else {
    const sun = SunPosition(time)
    ;[lon, lat, au] = [sun.elon, sun.elat, sun.vec.Length()]
  }
  const [sinLon, cosLon] = [Math.sin(lon * radian), Math.cos(lon * radian)]
  const [sinLat, cosLat] = [Math.sin(lat * radian), Math.cos(lat * radian)]
  const [sinTilt, cosTilt] = [Math.sin(obliquity), Math.cos(obliquity)]
  return {
    ra: Math.atan2(sinLon * cosLat * cosTilt - sinLat * sinTilt, cosLon * cosLat),
    dec: Math.asin(sinLat * cosTilt + cosLat * sinTilt * sinLon),
    km: au * KM_PER_AU,
  }
}

/** A body over the turning Earth: radians (the hour angle is Greenwich's), kilometres. */
type Stand = { hourAngle: number; dec: number; km: number }

function standAt(body: Body, at: Instant): Stand {
  const time = timeOf(at)
  const { ra, dec, km } = placeInSky(body, time)
  return { hourAngle: SiderealTime(time) * 15 * radian - ra, dec, km }
}

const nodesApart = 12 * msPerHour
/** Of the mean Sun in radians, from an instant on. */
const turned = (ms: number): number => (2 * Math.PI * ms) / (24 * msPerHour)

/** The Sun twice a day; its hour angle minus the mean Sun's, so that it hardly changes. */
const sunAtNode = remember(
  2_048,
  (node: number) => node,
  (node): Stand => {
    const at = node * nodesApart
    const { hourAngle, dec, km } = standAt('sun', at)
    const ahead = (hourAngle - turned(at)) % (2 * Math.PI)
    return { hourAngle: ahead < 0 ? ahead + 2 * Math.PI : ahead, dec, km }
  },
)

/**
 * The Sun between two of these: a parabola through three of them errs by less than 0.01" or a
 * millisecond, and a year's sunrises and sunsets cost 200 positions instead of 1,400.
 */
function sunAt(at: Instant): Stand {
  const node = Math.round(at / nodesApart)
  const [before, here, after] = [sunAtNode(node - 1), sunAtNode(node), sunAtNode(node + 1)]
  const u = at / nodesApart - node
  const between = (name: keyof Stand): number =>
    here[name] +
    (u / 2) * (after[name] - before[name]) +
    (u ** 2 / 2) * (after[name] - 2 * here[name] + before[name])
  return {
    hourAngle: between('hourAngle') + turned(at),
    dec: between('dec'),
    km: between('km'),
  }
}

/** The direction of a body, seen from the Earth's centre: radians, the azimuth from north by east. */
export function directionOf(
  body: Body,
  { lat, lon }: Place,
  at: Instant,
): { altitude: number; azimuth: number } {
  const stand = body === 'sun' ? sunAt(at) : standAt(body, at)
  const [hourAngle, phi, { dec }] = [stand.hourAngle + lon * radian, lat * radian, stand]
  const across = Math.cos(dec) * Math.cos(hourAngle)
  return {
    altitude: Math.asin(Math.sin(phi) * Math.sin(dec) + Math.cos(phi) * across),
    azimuth: Math.atan2(
      -Math.cos(dec) * Math.sin(hourAngle),
      Math.sin(dec) * Math.cos(phi) - across * Math.sin(phi),
    ),
  }
}

/**
 * Degrees by which the upper limb, lifted by refraction, is above the sea-level horizon of a place;
 * below it, negative. Topocentric: seen from the surface of the ellipsoid, not from its centre.
 */
export function heightOverHorizon(body: Body, { lat, lon }: Place, at: Instant): number {
  const stand = body === 'sun' ? sunAt(at) : standAt(body, at)
  const { dec, km } = stand
  const hourAngle = stand.hourAngle + lon * radian
  const [sinLat, cosLat] = [Math.sin(lat * radian), Math.cos(lat * radian)]
  const polar = (1 - flattening) ** 2
  const c = equatorKm / Math.sqrt(cosLat ** 2 + polar * sinLat ** 2)
  // From the place to the body: towards the meridian on the equator, westward, towards the pole.
  const x = km * Math.cos(dec) * Math.cos(hourAngle) - c * cosLat
  const y = km * Math.cos(dec) * Math.sin(hourAngle)
  const z = km * Math.sin(dec) - c * polar * sinLat
  const distance = Math.hypot(x, y, z)
  const altitude = Math.asin((x * cosLat + z * sinLat) / distance)
  return (altitude + Math.asin(radiusKm[body] / distance)) / radian + refraction
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
