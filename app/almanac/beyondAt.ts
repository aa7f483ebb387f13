import type { CivilDate } from '#almanac/civilDate.ts'
import { greatDays } from '#almanac/greatDays.ts'
import type { Place } from '#almanac/place.ts'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import type { FestivalChoice, FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { greatFestivalsOf } from '#contract/festivals/greatFestivalsOf.ts'
import { inAlmanac } from '#contract/festivals/inAlmanac.ts'
import { inGroups } from '#contract/festivals/inGroups.ts'
import { festivalWords } from '#contract/i18n/en/festivals/words.ts'
import { isNorthern } from '#contract/i18n/en/northern.ts'

/** Which festivals beyond Ganesha's are wanted, and what of them the temple shows. */
export type Beyond = { groups: readonly FestivalGroup[]; choice: FestivalChoice }

type BeyondQuery = { place: Place; reference: Place; beyond?: Beyond | undefined }

/**
 * The festivals beyond Ganesha's at a place, both dates included; none if no group is turned on.
 */
export function beyondAt(
  { place, reference, beyond }: BeyondQuery,
  from: CivilDate,
  to: CivilDate,
): Festival[] {
  if (!beyond || beyond.groups.length === 0) return []
  const { groups, choice } = beyond
  const days = greatDays(place, from, to, { reference, groups })
  const local = {
    date: (at: number) => civilDateAt(at, place.tz),
    time: (at: number) => clockAt(at, place.tz),
  }
  const festivals = inAlmanac(greatFestivalsOf(days, local, festivalWords), isNorthern)
  return inGroups(festivals, groups, choice)
}
