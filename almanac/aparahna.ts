import type { Day, Span } from './day.ts'
import type { Dating } from './dating.ts'
import { dayByPart, type PartOutcome } from './partOfDay.ts'
import type { Place } from './place.ts'
import type { Tithi } from './tithi.ts'

export type AparahnaRule = `aparahna-${PartOutcome}`

/** The afternoon: the fourth fifth of daylight. */
function aparahnaOf({ sunrise, sunset }: Day): Span {
  const fifth = (sunset - sunrise) / 5
  return { start: Math.round(sunrise + 3 * fifth), end: Math.round(sunrise + 4 * fifth) }
}

/**
 * The yearly rite for one who has died: the day of whose afternoon the tithi covers more, because
 * shraddha is performed in aparahna. Equal parts, or none of either: the first day.
 */
export function dateByAparahna(
  place: Place,
  tithi: Tithi,
): (Pick<Dating, 'date' | 'marginMinutes'> & { rule: AparahnaRule }) | undefined {
  const found = dayByPart(place, tithi, aparahnaOf)
  return (
    found && {
      date: found.day.date,
      rule: `aparahna-${found.outcome}`,
      marginMinutes: found.marginMinutes,
    }
  )
}
