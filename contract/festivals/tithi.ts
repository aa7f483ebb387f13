import { tithiOfKind } from '#almanac/kinds.ts'
import { tithiName } from '#almanac/tithiNames.ts'
import type { Festival } from './public.ts'
import { kindOfKey } from './inGroups.ts'

const kinds: Readonly<Record<string, number>> = tithiOfKind

/** Festivals on the day after a tithi, or on the second day of an Ekadashi, in any custom. */
const afterTheirTithi = /^(dahi_handi|dhulivandan|ekadashi_vaishnava)/

/**
 * The tithi that determines a computed festival, 1 to 30. Undefined if a nakshatra or the Sun
 * determines the day, if it is the day after a tithi, and for the temple's own days.
 */
export function tithiOfFestival({ key, time }: Pick<Festival, 'key' | 'time'>): number | undefined {
  if (key === undefined || afterTheirTithi.test(key)) return undefined
  if (time === undefined) return kinds[kindOfKey(key)]
  const first = key.includes('-krishna-') ? 16 : 1
  for (let number = first; number < first + 15; number++)
    if (tithiName(number) === time.of) return number
  return undefined
}

/** The same festivals, each with its tithi. */
export const withTithi = <F extends Festival>(festival: F): F => {
  const tithi = tithiOfFestival(festival)
  return tithi === undefined ? festival : { ...festival, tithi }
}
