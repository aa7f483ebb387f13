import { nameOfCity } from '#app/almanac/cityName.ts'
import { cities } from '#almanac/cities/cities.ts'
import { distanceKm } from '#almanac/cities/nearest.ts'

type SketchTown = { name: string; x: number; y: number; km: number }
export type Sketch = {
  towns: readonly SketchTown[]
  /** A round distance, and its length in the drawing. */
  scale: { km: number; width: number }
}

/** Half the drawing's side in its own units, leaving room for names at the edge. */
export const half = 100
const drawn = 78
const mostTowns = 7
const roundKm = [2, 5, 10, 20, 50, 100, 200, 500]
const tooNear = 16
/** Farther away the earth is no longer flat, and a town no longer helps. */
const farthestKm = 300

/**
 * The towns around a place, where they really are: north is up, and a unit is the same distance
 * everywhere (flat, which is accurate enough over some tens of kilometres).
 */
export function sketchAround({
  latitude,
  longitude,
}: {
  latitude: number
  longitude: number
}): Sketch {
  const near = cities
    .map((city) => ({ city, km: distanceKm({ lat: latitude, lon: longitude }, city) }))
    .filter(({ km }) => km > 2 && km < farthestKm)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, 2 * mostTowns)
  const farthest = near[Math.min(mostTowns, near.length) - 1]?.km ?? 10
  const unit = drawn / farthest
  const kmPerDegree = 111.32
  const towns: SketchTown[] = []
  for (const { city, km } of near) {
    const x = (city.lon - longitude) * kmPerDegree * Math.cos((latitude * Math.PI) / 180) * unit
    const y = -(city.lat - latitude) * kmPerDegree * unit
    const isFree = [{ x: 0, y: 0 }, ...towns].every(
      (town) => Math.abs(town.y - y) > tooNear || Math.abs(town.x - x) > 3 * tooNear,
    )
    if (km <= farthest && isFree) towns.push({ name: nameOfCity(city), x, y, km })
  }
  const km = roundKm.findLast((round) => round * unit <= half / 2) ?? 1
  return { towns, scale: { km, width: km * unit } }
}
