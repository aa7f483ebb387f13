import { oneSpelling, plain, slug } from './letters.ts'
import { areas, rows } from './rows.ts'

/** A city that a person may choose; also a `Place`, so observances can be computed for it. */
export type City = {
  /** Stable and unique; used in addresses and in what a phone stores. */
  id: string
  name: string
  /** Marathi in Maharashtra, Hindi elsewhere. */
  devanagari?: string
  /** The state, or the country outside India, shown beside the name. */
  region?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Degrees north. */
  lat: number
  /** Degrees east. */
  lon: number
  /** IANA zone. */
  tz: string
  /** Former and other names, in either script. */
  aliases?: readonly string[]
}

const table = areas.split('\n').map((line) => line.split('|'))

function readRow(row: string): City {
  const [area = '', lat, lon, name = '', devanagari, aliases, id] = row.split('|')
  const [region, country = '', tz = ''] = table[Number(area)] ?? []
  return {
    id: id || slug(name),
    name,
    ...(devanagari && { devanagari }),
    ...(region && { region }),
    country,
    lat: Number(lat),
    lon: Number(lon),
    tz,
    ...(aliases && { aliases: aliases.split(',') }),
  }
}

/** Every city, by population, largest first; villages of pilgrimage come last. */
export const cities: readonly City[] = rows.split('\n').map(readRow)

const byId = new Map(cities.map((city) => [city.id, city]))

export const findCity = (id: string): City | undefined => byId.get(id)

const spellings = (text: string): [string, string?] => {
  const typed = plain(text)
  const unified = oneSpelling(typed)
  return typed === unified ? [typed] : [typed, unified]
}

type Entry = { city: City; names: readonly string[]; region: string }

function entryOf(city: City): Entry {
  const names = [city.name, city.devanagari ?? '', ...(city.aliases ?? [])]
    .filter(Boolean)
    .flatMap(spellings)
    .filter((name) => name !== undefined)
  return { city, names, region: plain(city.region ?? '') }
}

let prepared: readonly Entry[] | undefined
/** Prepared once, at the first search: looking up an id costs nothing extra. */
const entries = (): readonly Entry[] => (prepared ??= cities.map(entryOf))

/** How well a city matches: 0 its whole name … 4 only its state or country; 5 not at all. */
function distance({ names, region }: Entry, query: string): number {
  let best = region.startsWith(query) && query.length > 2 ? 4 : 5
  for (const name of names) {
    const at = name.indexOf(query)
    if (at === 0) best = Math.min(best, name.length === query.length ? 0 : 1)
    else if (at > 0 && best > 2 && name.includes(` ${query}`)) best = 2
    else if (at > 0 && best > 3 && query.length > 1) best = 3
    else if (at < 0 && best > 1 && isWithRegion(name, region, query)) best = 1
  }
  return best
}

/** `london, ont` for London in Ontario. */
const isWithRegion = (name: string, region: string, query: string) =>
  query.startsWith(name) && `${name} ${region}`.startsWith(query)

/**
 * Cities whose name, other name or state matches what was typed, in either script: whole names
 * first, then beginnings, then beginnings of a later word, then matches inside; among equals the
 * larger city first. Nothing typed: the largest. Call it so when the list opens, and the names are
 * prepared for the first keystroke.
 */
export function searchCities(query: string, limit = 10): City[] {
  const [first, second] = spellings(query)
  const all = entries()
  if (!first) return cities.slice(0, limit)
  const found: City[][] = [[], [], [], [], []]
  for (const entry of all) {
    const near = distance(entry, first)
    found[second === undefined ? near : Math.min(near, distance(entry, second))]?.push(entry.city)
  }
  return found.flat().slice(0, limit)
}

/** The city with exactly this id, name or other name; the largest if there are several. */
export function cityNamed(name: string): City | undefined {
  const known = findCity(name)
  if (known) return known
  const typed = spellings(name)
  return entries().find(({ names }) => names.some((one) => typed.includes(one)))?.city
}

/** All cities with exactly this name or other name, also followed by their state or country. */
export const citiesNamed = (name: string): City[] => {
  const typed = spellings(name).filter((one) => one !== undefined)
  const isNamed = ({ names, region }: Entry) =>
    typed.some((one) =>
      names.some((known) => known === one || (known !== '' && one === `${known} ${region}`)),
    )
  return entries()
    .filter(isNamed)
    .map(({ city }) => city)
}
