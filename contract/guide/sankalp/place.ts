/** A city of the almanac’s list has all of it; of a place of one’s own, perhaps only where it is. */
export type SankalpPlace = {
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** The state, as the almanac’s list names it. */
  region?: string
  devanagari?: string
  lat: number
  lon: number
}

/** Wholly between the Himalaya and the Vindhya, which Manu (2.22) calls Aryavarta. */
const aryavarta = new Set([
  'Bihar',
  'Chandigarh',
  'Delhi',
  'Haryana',
  'Himachal Pradesh',
  'Punjab',
  'Rajasthan',
  'Uttar Pradesh',
  'Uttarakhand',
])

const south = new Set([
  'Andhra Pradesh',
  'Karnataka',
  'Kerala',
  'Puducherry',
  'Tamil Nadu',
  'Telangana',
])

/** Of the north, too, though no sankalp counts them to Aryavarta. */
const northOnly = new Set([
  'Chhattisgarh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Ladakh',
  'Madhya Pradesh',
])

const amanta = new Set([
  ...south,
  'Dadra and Nagar Haveli and Daman and Diu',
  'Goa',
  'Gujarat',
  'Lakshadweep',
  'Maharashtra',
])

/**
 * Whether months end at the full moon there and years are those of Vikrama, as in the north; undefined
 * where neither is the custom of the place: abroad, in the east, and at a place of one's own.
 */
export function isNorthernAt({ country, region: state = '' }: SankalpPlace): boolean | undefined {
  if (country !== 'IN') return undefined
  if (amanta.has(state)) return false
  return aryavarta.has(state) || northOnly.has(state) || undefined
}

/** The Godavari from its source to where it leaves Maharashtra: degrees east and north. */
const godavari = [
  [73.53, 19.93],
  [73.79, 20],
  [74.48, 19.89],
  [75.38, 19.47],
  [76.75, 18.97],
  [77.31, 19.15],
  [77.95, 18.88],
  [79.9, 18.82],
  [80.3, 18.7],
] as const

/** Degrees; within them a city lies on the river itself, or it is not certain on which side. */
const near = 0.08

function riverSide({ lat, lon }: SankalpPlace): string {
  const end = godavari.findIndex(([east]) => east >= lon)
  const [from, to] = [godavari[end - 1], godavari[end]]
  // The coast before the source of the river; no city of Maharashtra lies east of where it leaves.
  if (!from || !to) return 'दक्षिणे तीरे'
  const river = from[1] + ((lon - from[0]) / (to[0] - from[0])) * (to[1] - from[1])
  if (Math.abs(lat - river) <= near) return 'तीरे'
  return lat < river ? 'दक्षिणे तीरे' : 'उत्तरे तीरे'
}

export type PlaceId = 'bharata' | 'earth' | 'dandakaranya' | 'aryavarta' | 'meru' | 'city'
type PlaceForm = readonly [PlaceId, string]

function region(place: SankalpPlace): PlaceForm[] {
  const state = place.region ?? ''
  if (state === 'Maharashtra')
    return [['dandakaranya', `दण्डकारण्ये देशे गोदावर्याः ${riverSide(place)}`]]
  if (aryavarta.has(state)) return [['aryavarta', 'आर्यावर्तान्तर्गते']]
  return south.has(state) ? [['meru', 'मेरोः दक्षिणे पार्श्वे']] : []
}

/**
 * Where it is spoken, as far as published sankalps agree. They do not for places outside India, where one
 * country stands on different islands of the Puranas: there it is the earth and the city.
 */
export function placeForms(place: SankalpPlace): PlaceForm[] {
  const city = place.devanagari?.trim().replaceAll(/\s+/g, '-')
  const land: PlaceForm[] =
    place.country === 'IN'
      ? [['bharata', 'जम्बू-द्वीपे भारत-वर्षे भरत-खण्डे'], ...region(place)]
      : [['earth', 'भूर्लोके']]
  return city ? [...land, ['city', `${city}-नगरे`]] : land
}
