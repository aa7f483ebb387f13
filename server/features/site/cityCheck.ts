import { citiesNamed, type City } from '#almanac/cities/cities.ts'
import { distanceKm, isZoneNear, nearestCity } from '#almanac/cities/nearest.ts'
import type { Site } from '#contract/site/public.ts'
import { cityWords as words } from './words.ts'

/**
 * A city is some tens of kilometres across; over that distance moonrise changes by some minutes.
 */
const nearKm = 50

/** A place between two zones may use either. */
const zoneKm = 500

export type CityProblem = { readonly field: 'name' | 'timeZone'; readonly detail: string }

/** Zones have more than one name: Asia/Calcutta is Asia/Kolkata. */
const canonical = (timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone

/** What people add to a city's name without meaning another place. */
const additions = [
  'city',
  'town',
  'road',
  'station',
  'cantonment',
  'camp',
  'district',
  'शहर',
  'जिल्हा',
]

const countryOf = new Intl.DisplayNames('en', { type: 'region' })

/** `MH`, `IND`, `UK`: short for a state or a country, never a district. */
const isShort = (part: string): boolean => /^[A-Z.]{2,5}$/.test(part.trim())

/**
 * The cities that a name can only mean. `Nashik City`, `Nashik (MH)` and `Nashik, India` are Nashik;
 * `Nashik, Satara` is another place, in the district of Satara.
 */
const citiesMeant = (name: string): City[] => {
  const listed = citiesNamed(name)
  if (listed.length > 0) return listed
  const [first = '', ...parts] = name.split(/[,(]/).map((part) => part.replace(')', '').trim())
  const bare = first.split(/[\s-]+/)
  while (bare.length > 1 && additions.includes(bare.at(-1)?.toLowerCase() ?? '')) bare.pop()
  const isPlain = ({ country, region = '' }: City) =>
    parts.every(
      (part) =>
        isShort(part) ||
        [countryOf.of(country), region, 'भारत'].some(
          (cityName) => cityName?.toLowerCase() === part.toLowerCase(),
        ),
    )
  return citiesNamed(bare.join(' ')).filter(isPlain)
}

/**
 * What does not fit: coordinates far from every listed city of that name, or another place's time
 * zone. The almanac would then show one place's moonrise under the name of another.
 */
export const cityProblem = ({
  name,
  latitude: lat,
  longitude: lon,
  timeZone,
}: Site['city']): CityProblem | undefined => {
  const point = { lat, lon }
  const isZone = (tz: string): boolean => canonical(tz) === canonical(timeZone)
  const [listed, ...more] = citiesMeant(name)
    .map((city) => ({ city, km: distanceKm(point, city) }))
    .toSorted((one, other) => one.km - other.km)
  if (listed === undefined) {
    if (isZoneNear(point, zoneKm, isZone)) return undefined
    return { field: 'timeZone', detail: words.zoneElsewhere(timeZone) }
  }
  if (listed.km > nearKm) {
    const nearest = nearestCity(lat, lon)?.city
    const detail = words.far(name, listed.city, Math.round(listed.km), nearest)
    return { field: 'name', detail }
  }
  const near: City[] = [listed, ...more].filter(({ km }) => km <= nearKm).map(({ city }) => city)
  if (near.some(({ tz }) => isZone(tz))) return undefined
  return { field: 'timeZone', detail: words.zone(listed.city.name, listed.city.tz) }
}
