import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '#almanac/place.ts'
import { cityNamed } from './published.ts'

/** A line of `panchang.csv`: what was printed; its source is in `panchang-sources.csv`. */
export type PrintedRow = {
  kind: string
  date: string
  place: Place
  name: string
  /** The end of a limb, a begin and an end with `/` between them, a year, a month or a date. */
  value: string
}

/** The source names no place; this one was fitted to a year of its sunrises. */
const mirzapur = { name: 'Mirzapur', lat: 25.1449, lon: 82.5653, tz: 'Asia/Kolkata' }

export const printed: readonly PrintedRow[] = readFileSync(
  join(import.meta.dirname, 'panchang.csv'),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [kind = '', date = '', city = '', name = '', value = ''] = line.split(',')
    return { kind, date, name, value, place: city === 'Mirzapur' ? mirzapur : cityNamed(city) }
  })

/** All rows are of India. */
export const indianTime = (clock: string): number => Date.parse(`${clock}:00+05:30`)
