import { expect } from 'vitest'
import { greatDays } from '#almanac/greatDays.ts'
import { gauriDays, greatFestivals } from '#almanac/greatFestivals.ts'
import type { Options } from '#almanac/options.ts'
import type { Place } from '#almanac/place.ts'

/** Those that come once in a lunar year. */
export const yearly: readonly string[] = [
  ...greatFestivals.filter(({ group }) => group === 'great').map(({ kind }) => kind),
  ...gauriDays.map(({ kind }) => kind),
  'makar_sankranti',
]

/** In each lunar year that begins in one of these, each great festival comes once. */
export function eachGreatFestivalComesOnce(
  place: Place,
  first: number,
  last: number,
  options: Options = {},
): void {
  const all = greatDays(place, `${first}-01-01`, `${last + 1}-12-31`, options)
  const wrong: string[] = []
  for (let year = first; year <= last; year++)
    for (const kind of yearly) {
      const found = all.filter(({ key }) => key.startsWith(`${kind}-`) && key.endsWith(`-${year}`))
      if (found.length !== 1)
        wrong.push(`${kind} ${year}: ${found.map(({ date }) => date).join() || 'none'}`)
    }
  expect(wrong, place.name).toEqual([])
}
