import { nearestCity } from '#almanac/cities/nearest.ts'
import { isInDevanagari } from '#app/almanac/cityName.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'

export type LocationFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported'

export class LocationError extends Error {
  readonly failure: LocationFailure

  constructor(failure: LocationFailure) {
    super(`The phone’s location: ${failure}`)
    this.name = 'LocationError'
    this.failure = failure
  }
}

/** Keyed by `GeolocationPositionError.code`. */
const failures: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

const options: PositionOptions = {
  enableHighAccuracy: false,
  timeout: 20_000,
  // Moonrise does not depend on the exact spot, and a location an hour old is recent enough.
  maximumAge: 3_600_000,
}

type Point = { lat: number; lon: number }

/** Requests the browser's location. The result is stored only on this phone. */
export const askLocation = (geolocation: Geolocation | undefined): Promise<Point> =>
  new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationError('unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => reject(new LocationError(failures[code] ?? 'unavailable')),
      options,
    )
  })

/**
 * Rounds to about a kilometre: moonrise differs by three seconds, and no single home can be
 * identified.
 */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** A listed city this close gives the place its name. */
const sameCityKm = 25
/** Beyond this distance no listed city describes the place. */
const nearKm = 300

/** A place on earth, named after the city it is in or near. The time zone is the phone's own. */
export function placeAt(
  { lat, lon }: Point,
  phoneZone: string,
  words: { near: (name: string) => string; myLocation: string },
): ChosenCity {
  const nearest = nearestCity(lat, lon)
  const isClose = nearest !== undefined && nearest.km <= nearKm
  const { name = words.myLocation, devanagari } = isClose ? nearest.city : {}
  const isNear = isClose && nearest.km > sameCityKm
  // A phone whose zone was never set says UTC.
  const hasZone = phoneZone.includes('/') && !phoneZone.startsWith('Etc/')
  return {
    // A build in Devanagari says so whenever it reads the place, and English only here.
    name: isNear && !isInDevanagari ? words.near(name) : name,
    ...(devanagari && { devanagari }),
    ...(isNear && (isInDevanagari || devanagari) && { isNear }),
    lat: rounded(lat),
    lon: rounded(lon),
    tz: hasZone || !isClose ? phoneZone : nearest.city.tz,
  }
}
