import { AlmanacError } from './errors.ts'
import { isKnownZone } from './zone.ts'

/**
 * A place from which the sky is computed. Height does not count: almanacs compute rise and set for
 * sea level.
 */
export type Place = {
  name: string
  /** Degrees, north positive. */
  lat: number
  /** Degrees, east positive. */
  lon: number
  /** IANA name of the place's time zone, for example 'Asia/Kolkata'. */
  tz: string
}

export function checkPlace({ name, lat, lon, tz }: Place): void {
  const words = name || 'The place'
  if (!Number.isFinite(lat) || Math.abs(lat) > 90) {
    throw new AlmanacError('bad_place', `${words}: latitude ${lat} is not between -90 and 90.`)
  }
  if (!Number.isFinite(lon) || Math.abs(lon) > 180) {
    throw new AlmanacError('bad_place', `${words}: longitude ${lon} is not between -180 and 180.`)
  }
  if (!isKnownZone(tz)) {
    throw new AlmanacError('unknown_zone', `${words}: the time zone "${tz}" is not known here.`)
  }
}
