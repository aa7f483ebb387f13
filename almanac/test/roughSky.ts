/**
 * A second almanac, made apart from the first: the leading terms of Meeus (Astronomical Algorithms,
 * chapters 25 and 47) for the longitudes and the NOAA equations for sunrise. It is a few minutes
 * from the true times at most, and nothing in it is shared with what it checks.
 */
const rad = Math.PI / 180
const dayMs = 86_400_000
const sin = (degrees: number): number => Math.sin(degrees * rad)
const cos = (degrees: number): number => Math.cos(degrees * rad)
const turned = (degrees: number): number => ((degrees % 360) + 360) % 360

/** Centuries since J2000 in dynamical time, about 70 s ahead of the clocks. */
const centuries = (at: number): number => (at + 70_000 - Date.UTC(2000, 0, 1, 12)) / dayMs / 36_525

function sunLongitude(t: number): number {
  const m = 357.52911 + 35_999.05029 * t
  const centre = 1.914602 * sin(m) + 0.019993 * sin(2 * m) + 0.000289 * sin(3 * m)
  return 280.46646 + 36_000.76983 * t + centre - 0.00569
}

/** Of D, M, M' and F, and millionths of a degree. */
const moonTerms = [
  [0, 0, 1, 0, 6_288_774],
  [2, 0, -1, 0, 1_274_027],
  [2, 0, 0, 0, 658_314],
  [0, 0, 2, 0, 213_618],
  [0, 1, 0, 0, -185_116],
  [0, 0, 0, 2, -114_332],
  [2, 0, -2, 0, 58_793],
  [2, -1, -1, 0, 57_066],
  [2, 0, 1, 0, 53_322],
  [2, -1, 0, 0, 45_758],
  [0, 1, -1, 0, -40_923],
  [1, 0, 0, 0, -34_720],
  [0, 1, 1, 0, -30_383],
  [2, 0, 0, -2, 15_327],
  [0, 0, 1, 2, -12_528],
  [0, 0, 1, -2, 10_980],
  [4, 0, -1, 0, 10_675],
  [0, 0, 3, 0, 10_034],
  [4, 0, -2, 0, 8548],
  [2, 1, -1, 0, -7888],
  [2, 1, 0, 0, -6766],
  [1, 0, -1, 0, -5163],
  [1, 1, 0, 0, 4987],
  [2, -1, 1, 0, 4036],
  [2, 0, 2, 0, 3994],
  [4, 0, 0, 0, 3861],
  [2, 0, -3, 0, 3665],
] as const

function moonLongitude(t: number): number {
  const d = 297.8501921 + 445_267.1114034 * t
  const m = 357.5291092 + 35_999.0502909 * t
  const moon = 134.9633964 + 477_198.8675055 * t
  const f = 93.272095 + 483_202.0175233 * t
  const sum = moonTerms.reduce(
    (total, [a, b, c, e, size]) => total + size * sin(a * d + b * m + c * moon + e * f),
    0,
  )
  const planets = 3958 * sin(119.75 + 131.849 * t) + 1962 * sin(218.3164477 + 481_267.88 * t - f)
  return 218.3164477 + 481_267.88123421 * t + (sum + planets) / 1e6
}

/** Degrees, counted continuously: 0 at the new moon of January 2000. */
export function roughPhase(at: number): number {
  const t = centuries(at)
  return moonLongitude(t) - sunLongitude(t) + 360
}

/** In the signs of Lahiri's zodiac, 0 Mesha to 11 Mina. */
const signOfSun = (at: number): number => {
  const t = centuries(at)
  return Math.floor(turned(sunLongitude(t) - 23.853 - 1.3972 * t) / 30)
}

const newMoon = (lunation: number): number => {
  let at = Date.UTC(2000, 0, 6, 18, 14) + lunation * 29.530588861 * dayMs
  for (let round = 0; round < 6; round++)
    at -= ((roughPhase(at) - lunation * 360) / 12.1907) * dayMs
  return at
}

export type RoughMonth = { lunation: number; month: number; isAdhika: boolean }

export function roughMonth(lunation: number): RoughMonth {
  const [first, next] = [signOfSun(newMoon(lunation)), signOfSun(newMoon(lunation + 1))]
  return { lunation, month: ((first + 1) % 12) + 1, isAdhika: first === next }
}

/** The daylight of a civil date. `utcHours`: of the zone's clocks about noon. */
export function roughDaylight(
  date: string,
  { lat, lon, utcHours }: { lat: number; lon: number; utcHours: number },
): { rise: number; set: number } {
  const noon = Date.parse(`${date}T12:00:00Z`) - utcHours * 3_600_000
  const half = (at: number): { middle: number; half: number } => {
    const t = centuries(at)
    const m = 357.52911 + 35_999.05029 * t
    const mean = 280.46646 + 36_000.76983 * t
    const tilt = 23.4393 - 0.013 * t
    const y = Math.tan((tilt / 2) * rad) ** 2
    const e = 0.016708634
    const equation =
      (4 / rad) *
      (y * sin(2 * mean) -
        2 * e * sin(m) +
        4 * e * y * sin(m) * cos(2 * mean) -
        0.5 * y * y * sin(4 * mean) -
        1.25 * e * e * sin(2 * m))
    const height = Math.asin(sin(tilt) * sin(sunLongitude(t))) / rad
    const angle = Math.acos((cos(90.833) - sin(lat) * sin(height)) / (cos(lat) * cos(height)))
    const middle = Date.parse(`${date}T12:00:00Z`) - (lon * 4 + equation) * 60_000
    return { middle, half: (angle / rad) * 4 * 60_000 }
  }
  const rise = half(noon - 6 * 3_600_000)
  const set = half(noon + 6 * 3_600_000)
  return { rise: rise.middle - rise.half, set: set.middle + set.half }
}
