import { nearCity } from '#contract/i18n/en/cityName.ts'
import { isKnownZone } from '#almanac/zone.ts'
import { isInDevanagari, nameOfCity } from './cityName.ts'
import { storedText } from './storedText.ts'

/** The devotee's city: chosen from the list, or the phone's location. Stored only on this phone. */
export type ChosenCity = {
  /** Its id in the list; absent for a place the phone found. */
  id?: string
  /** Of a place the phone found, that of the nearest city. */
  name: string
  devanagari?: string
  /** That city is some way off, which its name does not say. */
  isNear?: boolean
  /** In degrees, positive to the north and to the east. */
  lat: number
  lon: number
  /** IANA zone name. */
  tz: string
}

const stored = storedText('modak-city')

/** Stored is the Latin name; a build in Devanagari has the name of its own language. */
const named = (city: ChosenCity): ChosenCity => {
  if (!isInDevanagari) return city
  const own = nameOfCity(city)
  return { ...city, name: city.isNear ? nearCity(own) : own }
}

// The raw text shows whether anything changed; it is parsed once, so that the same choice is the
// same object.
let parsed: { raw: string | null; city: ChosenCity | undefined } | undefined

/** The chosen city; undefined until one is chosen, when the temple's own is used. */
export function getChosenCity(): ChosenCity | undefined {
  const raw = stored.read()
  if (parsed?.raw !== raw) parsed = { raw, city: parse(raw) }
  return parsed.city
}

/** Chooses a city; undefined returns to the temple's own. */
export const chooseCity = (city: ChosenCity | undefined): void =>
  stored.write(city ? JSON.stringify(city) : null)

export const subscribeCity = stored.subscribe

/** An invalid value, from an older version or edited by hand, counts as no choice. */
function parse(raw: string | null): ChosenCity | undefined {
  try {
    const city: unknown = JSON.parse(raw ?? 'null')
    return isCity(city) ? named(city) : undefined
  } catch {
    return undefined
  }
}

function isCity(value: unknown): value is ChosenCity {
  if (typeof value !== 'object' || value === null) return false
  const { name, lat, lon, tz } = value as Partial<ChosenCity>
  return (
    typeof name === 'string' &&
    isWithin(lat, 90) &&
    isWithin(lon, 180) &&
    typeof tz === 'string' &&
    isKnownZone(tz)
  )
}

const isWithin = (degrees: unknown, limit: number): boolean =>
  typeof degrees === 'number' && Math.abs(degrees) <= limit
