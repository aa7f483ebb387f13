import {
  AstroTime,
  DeltaT_EspenakMeeus,
  EclipticGeoMoon,
  SetDeltaTFunction,
  SunPosition,
} from 'astronomy-engine'
import { rootNear } from './root.ts'
import type { Instant } from './zone.ts'

const j2000 = Date.UTC(2000, 0, 1, 12)
const msPerDay = 86_400_000

/**
 * TT - UT in seconds. The library's own formula (Espenak and Meeus 2004) predicted 74 s for 2024,
 * when 69 s were measured, and grows to 200 s by 2100: tithis would come that much too early. From
 * 2005 on this is the cubic that Swiss Ephemeris fits to Stephenson, Morrison and Hohenkerk (2016).
 */
export function deltaT(daysFromJ2000: number): number {
  const years = daysFromJ2000 / 365.2425
  if (years < 5) return DeltaT_EspenakMeeus(daysFromJ2000)
  return 64 + (521 / 3_000) * years + years ** 2 / 1_250 + (121 / 3e7) * years ** 3
}

// Only the almanac uses the library, so its one setting can be made for all of it.
SetDeltaTFunction(deltaT)

export const timeOf = (at: Instant): AstroTime => new AstroTime((at - j2000) / msPerDay)

export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The angle brought into [0, 360). */
export const turn = (degrees: number): number => ((degrees % 360) + 360) % 360

/**
 * How far the Moon is east of the Sun, in degrees [0, 360): the difference of their apparent
 * geocentric ecliptic longitudes of date. Not the library's PairLongitude or MoonPhase: they leave
 * out the Sun's aberration, and tithis would end 40 s late.
 */
export function elongation(at: Instant): number {
  const time = timeOf(at)
  return turn(EclipticGeoMoon(time).lon - SunPosition(time).elon)
}

/** The lit part of the Moon's disc, 0 to 1 (ignoring its slight parallax). */
export function illuminated(at: Instant): number {
  const time = timeOf(at)
  const { lon, lat } = EclipticGeoMoon(time)
  const cosine = Math.cos(radians(lat)) * Math.cos(radians(lon - SunPosition(time).elon))
  return (1 - cosine) / 2
}

/** Mean elongation at J2000 and its daily growth, in degrees (Meeus, Astronomical Algorithms, 47.2). */
const meanAtJ2000 = 297.8501921 - 360
const meanPerDay = 445_267.1114034 / 36_525

/**
 * The elongation counted continuously: 0 at the new moon of 2000-01-06, 360 at the next. Its whole
 * turns are the lunations as Meeus numbers them. The true elongation never differs by 10° from the
 * mean.
 */
export function phase(at: Instant): number {
  const mean = meanAtJ2000 + (meanPerDay * (at - j2000)) / msPerDay
  const angle = elongation(at)
  return angle + 360 * Math.round((mean - angle) / 360)
}

/**
 * How far the true elongation is ahead of the mean, to half a degree: the largest terms of the Moon's
 * longitude (equation of the centre, evection, variation) and of the Sun's (Meeus 47.A, 25).
 */
function inequality(at: Instant): number {
  const days = (at - j2000) / msPerDay
  const double = radians(2 * (meanAtJ2000 + meanPerDay * days))
  const moon = radians(134.963 + 13.06499295 * days)
  const sun = radians(357.529 + 0.98560028 * days)
  return (
    6.289 * Math.sin(moon) +
    1.274 * Math.sin(double - moon) +
    0.658 * Math.sin(double) +
    0.214 * Math.sin(2 * moon) -
    2.1 * Math.sin(sun)
  )
}

/** When the phase reaches this many degrees, correct to 20 ms (in the sky, to some seconds). */
export function instantOfPhase(degrees: number): Instant {
  const msPerDegree = msPerDay / meanPerDay
  const mean = j2000 + (degrees - meanAtJ2000) * msPerDegree
  const from = mean - inequality(mean - inequality(mean) * msPerDegree) * msPerDegree
  return rootNear((at) => degrees - phase(at), from, msPerDegree)
}
