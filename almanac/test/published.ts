import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '#almanac/kinds.ts'
import type { Place } from '#almanac/place.ts'

/** A row of `published.csv`: what an almanac, paper or site printed, and where. */
export type PublishedRow = {
  kind: Kind
  name: string
  date: string
  city: string
  /** 'HH:MM' on the city's clocks. */
  moonrise: string
  /** 'YYYY-MM-DDTHH:MM' in Indian time. */
  tithiStart: string
  tithiEnd: string
  source: string
  note: string
}

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

export const cities = JSON.parse(read('cities.json')) as readonly Place[]

export function cityNamed(name: string): Place {
  const city = cities.find((each) => each.name === name)
  if (!city) throw new Error(`No city ${name} in cities.json`)
  return city
}

const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  )

const kinds: Record<string, Kind> = { anant: 'anant_chaturdashi' }

export const published: readonly PublishedRow[] = read('published.csv')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => {
    const [festival = '', name = '', date = '', city = '', moonrise = '', ...rest] = cells(line)
    const [tithiStart = '', tithiEnd = '', source = '', note = ''] = rest
    const kind = kinds[festival] ?? (festival as Kind)
    return { kind, name, date, city, moonrise, tithiStart, tithiEnd, source, note }
  })
