import { readFileSync } from 'node:fs'

/** One populated place of the GeoNames dump. */
export type GeoName = {
  name: string
  ascii: string
  lat: number
  lon: number
  feature: string
  country: string
  admin: string
  population: number
  tz: string
}

/** Reads `cities500.txt` (https://download.geonames.org/export/dump/readme.txt: 19 columns). */
export const readGeoNames = (path: string): GeoName[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cells = line.split('\t')
      const cell = (index: number) => cells[index] ?? ''
      return {
        name: cell(1),
        ascii: cell(2),
        lat: Number(cell(4)),
        lon: Number(cell(5)),
        feature: cell(7),
        country: cell(8),
        admin: cell(10),
        population: Number(cell(14)),
        tz: cell(17),
      }
    })

/** Names of states and provinces by `IN.16`, from GeoNames' admin1 codes as JSON. */
export function readRegions(path: string): ReadonlyMap<string, string> {
  const rows: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!Array.isArray(rows)) throw new Error(`${path} is not a list`)
  return new Map(rows.map((row: { code: string; name: string }) => [row.code, row.name] as const))
}

/**
 * Finds a place by its ASCII name in a country and, where given, a state: the capital first, then
 * the largest, because suburbs and hamlets share the names of cities.
 */
export function gazetteer(places: readonly GeoName[]) {
  const byName = new Map<string, GeoName[]>()
  for (const place of places) {
    const key = `${place.country} ${place.ascii}`
    byName.set(key, [...(byName.get(key) ?? []), place])
  }
  const standing = (place: GeoName) => (place.feature === 'PPLC' ? 1e9 : 0) + place.population
  return (country: string, ascii: string, admin?: string) =>
    (byName.get(`${country} ${ascii}`) ?? [])
      .filter((place) => !admin || place.admin === admin)
      .sort((a, b) => standing(b) - standing(a))[0]
}
