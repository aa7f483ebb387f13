import { nearestCity } from '#almanac/cities/nearest.ts'
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

/** By `GeolocationPositionError.code`. */
const failures: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' }

const options: PositionOptions = {
  enableHighAccuracy: false,
  timeout: 20_000,
  // The moon does not mind where exactly: an hour old is new enough.
  maximumAge: 3_600_000,
}

type Point = { lat: number; lon: number }

/** Asks the browser where it is. What it says goes nowhere but to this phone's own storage. */
export const askLocation = (geolocation: Geolocation | undefined): Promise<Point> =>
  new Promise((resolve, reject) => {
    if (!geolocation) return reject(new LocationError('unsupported'))
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code }) => reject(new LocationError(failures[code] ?? 'unavailable')),
      options,
    )
  })

/** About a kilometre: a moonrise differs by three seconds, a home is not told from its neighbours. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100

/** A listed city so close bears its name for this place too. */
const sameCityKm = 25
/** Beyond it no listed city says where a person is. */
const nearKm = 300

/** A place on earth, named by the city it is in or near. The zone is the phone's own. */
export function placeAt(
  { lat, lon }: Point,
  phoneZone: string,
  words: { near: (name: string) => string; myLocation: string },
): ChosenCity {
  const nearest = nearestCity(lat, lon)
  const isClose = nearest !== undefined && nearest.km <= nearKm
  // A phone that was never told a zone says UTC.
  const hasZone = phoneZone.includes('/') && !phoneZone.startsWith('Etc/')
  return {
    ...(nearest &&
      nearest.km <= sameCityKm &&
      nearest.city.devanagari && { devanagari: nearest.city.devanagari }),
    name: !isClose
      ? words.myLocation
      : nearest.km <= sameCityKm
        ? nearest.city.name
        : words.near(nearest.city.name),
    lat: rounded(lat),
    lon: rounded(lon),
    tz: hasZone || !isClose ? phoneZone : nearest.city.tz,
  }
}
