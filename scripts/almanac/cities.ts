import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '#almanac/place.ts'

const file = join(import.meta.dirname, '../../almanac/test/cities.json')

/** The cities that can be asked for by name. */
export const cities: readonly Place[] = JSON.parse(readFileSync(file, 'utf8'))

export const cityNamed = (name: string): Place | undefined =>
  cities.find((city) => city.name.toLowerCase() === name.trim().toLowerCase())
