import { tithiOfKind } from '#almanac/kinds.ts'
import { tithiName } from '#almanac/tithiNames.ts'
import type { Festival } from './public.ts'
import { kindOfKey } from './inGroups.ts'

const kinds: Readonly<Record<string, number>> = tithiOfKind

/** On the day after a tithi, or on the second day of an Ekadashi, by whichever custom. */
const afterTheirTithi = /^(dahi_handi|dhulivandan|ekadashi_vaishnava)/

/**
 * The tithi that a computed festival is kept for, 1 to 30. Undefined where a star or the Sun makes
 * the day, where it is the day after a tithi, and for a day of the temple's own.
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
