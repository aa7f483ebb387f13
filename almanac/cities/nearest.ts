import { cities, type City } from './cities.ts'

const earthRadiusKm = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Point = { lat: number; lon: number }

/** Great-circle distance by the haversine formula, on a sphere of 6371 km. */
export function distanceKm(a: Point, b: Point): number {
  const north = Math.sin(radians(b.lat - a.lat) / 2)
  const east = Math.sin(radians(b.lon - a.lon) / 2)
  const chord = north * north + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * east * east
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** The listed city closest to a point (degrees north and east), used to name a phone's location. */
export function nearestCity(lat: number, lon: number): { city: City; km: number } | undefined {
  let nearest: { city: City; km: number } | undefined
  for (const city of cities) {
    const km = distanceKm({ lat, lon }, city)
    if (!nearest || km < nearest.km) nearest = { city, km }
  }
  return nearest
}

/**
 * Whether some city within this many kilometres has this zone, or there is none to compare with.
 */
export const isZoneNear = (
  { lat, lon }: Point,
  km: number,
  isZone: (tz: string) => boolean,
): boolean => {
  const near = cities.filter((city) => distanceKm({ lat, lon }, city) <= km)
  return near.length === 0 || near.some(({ tz }) => isZone(tz))
}
