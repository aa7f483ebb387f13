import {
  AstroTime,
  e_tilt,
  EclipticGeoMoon,
  KM_PER_AU,
  SiderealTime,
  SunPosition,
} from 'astronomy-engine'
import { nearest, radians } from './angles.ts'
import { remember } from './memo.ts'
import { j2000, msPerDay } from './time.ts'
import type { Instant } from './zone.ts'

export type Body = 'sun' | 'moon'

/** Mean longitudes (Meeus, Astronomical Algorithms, 25.2, 47.1): the true ones are within 10°. */
const meanLongitude: Record<Body, (days: number) => number> = {
  sun: (days) => 280.46646 + 0.98564736 * days,
  moon: (days) => 218.3164477 + 13.17639648 * days,
}

function eclipticPlace(body: Body, time: AstroTime): { lon: number; lat: number; dist: number } {
  if (body === 'moon') return EclipticGeoMoon(time)
  const { elon, elat, vec } = SunPosition(time)
  return { lon: elon, lat: elat, dist: vec.Length() }
}

/**
 * At a noon of Greenwich, so many days after J2000, which is one: the body's apparent geocentric
 * longitude; its three coordinates on the axes of the true equator and equinox of date; and how far
 * the Earth has turned, without whole days. Degrees, which never jump at 360, and kilometres.
 */
function atNoon(body: Body, days: number): number[] {
  const time = new AstroTime(days)
  const { lon, lat, dist } = eclipticPlace(body, time)
  const tilt = radians(e_tilt(time).tobl)
  const km = dist * KM_PER_AU
  const across = km * Math.cos(radians(lat))
  const y = across * Math.sin(radians(lon))
  const z = km * Math.sin(radians(lat))
  return [
    nearest(lon, meanLongitude[body](days)),
    across * Math.cos(radians(lon)),
    y * Math.cos(tilt) - z * Math.sin(tilt),
    y * Math.sin(tilt) + z * Math.cos(tilt),
    nearest(SiderealTime(time) * 15, meanLongitude.sun(days)),
  ]
}

/** Newton's divided differences of values at 0, 1, 2 …: the polynomial through them. */
function differences(values: number[]): number[] {
  for (let order = 1; order < values.length; order++)
    for (let at = values.length - 1; at >= order; at--)
      values[at] = ((values[at] ?? 0) - (values[at - 1] ?? 0)) / order
  return values
}

/** The polynomials go through the nearest noon and so many on either side. */
const aside = 4
/** More than a year of noons, and the polynomials of two months: 300 to 600 KB for both bodies. */
const [noonsKept, curvesKept] = [512, 64]
const byDays = (days: number): number => days

function curvesOf(body: Body): (noon: number) => number[][] {
  const placeAt = remember(noonsKept, byDays, (days) => atNoon(body, days))
  return remember(curvesKept, byDays, (noon) => {
    const places = Array.from({ length: 2 * aside + 1 }, (_, at) => placeAt(noon - aside + at))
    return [0, 1, 2, 3, 4].map((what) => differences(places.map((place) => place[what] ?? 0)))
  })
}

const curves = { sun: curvesOf('sun'), moon: curvesOf('moon') }

/**
 * The library needs some hundred terms for a position, and a year’s rises, tithis and other limbs
 * tens of thousands of positions. So it computes one for each noon, and a polynomial through nine of
 * them gives those between: 0.02″ off at most, which the Moon moves in 40 ms (0.07″ at the turn of
 * 2005, where the two formulas of `deltaT` meet).
 */
function between(body: Body, at: Instant): (what: number) => number {
  const days = (at - j2000) / msPerDay
  const noon = Math.round(days)
  const around = curves[body](noon)
  const x = days - noon + aside
  return (what) => {
    const curve = around[what] ?? []
    let value = 0
    for (let at = curve.length - 1; at >= 0; at--) value = value * (x - at) + (curve[at] ?? 0)
    return value
  }
}

/** Apparent and geocentric, of the true ecliptic of date: degrees, counted on past 360. */
export const longitude = (body: Body, at: Instant): number => between(body, at)(0)

/**
 * Kilometres from the Earth's centre, on the axes of the true equator and equinox of date; and the
 * degrees by which Greenwich has turned away from that equinox.
 */
export function positionOf(
  body: Body,
  at: Instant,
): { x: number; y: number; z: number; sidereal: number } {
  const value = between(body, at)
  const turned = (360 * (at - j2000)) / msPerDay
  return { x: value(1), y: value(2), z: value(3), sidereal: value(4) + turned }
}
