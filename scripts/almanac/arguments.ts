import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkDate, type CivilDate } from '#almanac/civilDate.ts'
import { AlmanacError } from '#almanac/errors.ts'
import { checkPlace, type Place } from '#almanac/place.ts'
import { cityNamed } from '#almanac/cities/cities.ts'

/** Ganesha's observances, the other festivals and fasts, or each day with all its limbs. */
const subjects = ['ganesha', 'others', 'panchang'] as const
type Subject = (typeof subjects)[number]

export type AlmanacArguments = {
  what: Subject
  places: readonly Place[]
  from: CivilDate
  to: CivilDate
  isTable: boolean
}

/** Bad arguments, explained in one line. */
export class BadArguments extends Error {}

export const usage = `Ganesha's observances, other festivals or whole days, one JSON object a line.

  npm run -s almanac -- --city Mumbai --from 2026-01-01 --to 2026-12-31
  npm run -s almanac -- --lat 19.07 --lon 72.88 --tz Asia/Kolkata --from … --to …
  npm run -s almanac -- --places FILE.json --from … --to …

--what ganesha (as without it), others (Dasara, Diwali, Ekadashis …) or panchang (every day with its
tithis, nakshatras, yogas, karanas and divisions). FILE.json is a list of { "name", "lat", "lon", "tz" }: degrees north and east, and an IANA zone.
--table prints for people, in the places' own time. Both dates are included.`

const options = {
  places: { type: 'string' },
  city: { type: 'string' },
  lat: { type: 'string' },
  lon: { type: 'string' },
  tz: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  what: { type: 'string' },
  table: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** `--lon -74` as `--lon=-74`: the parser takes a dash for another option. */
const joinNegative = (args: readonly string[]): string[] =>
  args.reduce<string[]>((joined, arg) => {
    const last = joined.at(-1) ?? ''
    const isValue = /^-[\d.]/.test(arg) && /^--(lat|lon)$/.test(last)
    return isValue ? [...joined.slice(0, -1), `${last}=${arg}`] : [...joined, arg]
  }, [])

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: joinNegative(args), options, strict: true }).values
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error))
  }
}

function toNumber(name: string, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  if (Number.isNaN(number)) throw new BadArguments(`--${name} ${text} is not a number.`)
  return number
}

function isPlace(value: unknown): value is Place {
  if (typeof value !== 'object' || value === null) return false
  const { name, lat, lon, tz } = value as Record<string, unknown>
  return (
    typeof name === 'string' &&
    typeof lat === 'number' &&
    typeof lon === 'number' &&
    typeof tz === 'string'
  )
}

function readPlaces(file: string, folder: string): Place[] {
  let list: unknown
  try {
    list = JSON.parse(readFileSync(resolve(folder, file), 'utf8'))
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : error
    throw new BadArguments(`--places ${file} cannot be read as JSON: ${why}`)
  }
  if (!Array.isArray(list) || list.length === 0) {
    throw new BadArguments(`--places ${file} must hold a list of { name, lat, lon, tz }.`)
  }
  return list.map((each: unknown, index) => {
    if (isPlace(each)) return each
    throw new BadArguments(
      `--places ${file}: entry ${index + 1} must have name and tz as text, lat and lon as numbers.`,
    )
  })
}

function placesOf(
  { places, city, lat, lon, tz }: ReturnType<typeof parse>,
  folder: string,
): Place[] {
  const hasCoordinates = lat !== undefined || lon !== undefined || tz !== undefined
  if ([places !== undefined, city !== undefined, hasCoordinates].filter(Boolean).length !== 1) {
    throw new BadArguments('Give one of --places FILE.json, --city NAME, or --lat --lon --tz.')
  }
  if (places !== undefined) return readPlaces(places, folder)
  if (city !== undefined) {
    const found = cityNamed(city)
    if (found) return [found]
    throw new BadArguments(`No city "${city}" in the list: give --lat, --lon and --tz instead.`)
  }
  if (lat === undefined || lon === undefined || tz === undefined) {
    throw new BadArguments('--lat, --lon and --tz belong together: one is missing.')
  }
  return [{ name: `${lat},${lon}`, lat: toNumber('lat', lat), lon: toNumber('lon', lon), tz }]
}

/** Reads the command line, and files from `folder`. Undefined if only help is wanted. */
export function readArguments(
  args: readonly string[],
  folder: string,
): AlmanacArguments | undefined {
  const values = parse(args)
  if (values.help) return undefined
  const { from, to, table = false } = values
  const what = subjects.find((each) => each === (values.what ?? 'ganesha'))
  if (!what) throw new BadArguments(`--what ${values.what} is none of ${subjects.join(', ')}.`)
  const places = placesOf(values, folder)
  if (from === undefined || to === undefined) {
    throw new BadArguments('Give --from and --to as YYYY-MM-DD.')
  }
  try {
    for (const place of places) checkPlace(place)
    for (const date of [from, to]) checkDate(date)
  } catch (error) {
    throw error instanceof AlmanacError ? new BadArguments(error.message) : error
  }
  if (from > to) throw new BadArguments(`--from ${from} is after --to ${to}.`)
  if (table && what === 'panchang') {
    throw new BadArguments('--table prints observances only: leave it out with --what panchang.')
  }
  return { what, places, from, to, isTable: table }
}
