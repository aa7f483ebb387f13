import { foldVinayaka } from '#app/almanac/foldVinayaka.ts'
import { addDays, firstYear, lastYear } from '#almanac/civilDate.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { mergeOverrides, widestMoveDays } from '#contract/festivals/mergeOverrides.ts'
import { monthOf } from './civilMonth.ts'
import { phoneOrServer } from './festivalSource.ts'

/** The years that a range needs, widened by how far staff may have moved a festival. */
export function yearsFor(from: string, to: string): number[] {
  const first = Math.max(firstYear, monthOf(addDays(from, -widestMoveDays)).year)
  const last = Math.min(lastYear, monthOf(addDays(to, widestMoveDays)).year)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

type FestivalSources = {
  /** What the server lists for the place and days. */
  served: readonly Festival[] | undefined
  /** What this phone computed for them. */
  computed: readonly Festival[] | undefined
  /** What it computed of the festivals beyond Ganesha's. */
  others?: readonly Festival[]
  /** What it computed for the dates to which staff moved festivals. */
  moved?: readonly Festival[] | undefined
  overrides: readonly FestivalOverride[] | undefined
  /** Whether the temple's changes are still loading. */
  isWaiting: boolean
  /** A city other than the temple's. */
  isElsewhere?: boolean
}

/**
 * What is known about a place's festivals; those the phone computed include the temple's changes.
 */
export function knownFestivals(
  {
    served,
    computed,
    others = [],
    moved,
    overrides,
    isWaiting,
    isElsewhere = false,
  }: FestivalSources,
  range: { from: string; to: string },
): readonly Festival[] | undefined {
  const list = phoneOrServer({
    computed:
      computed &&
      mergeOverrides([...computed, ...others], overrides ?? [], { ...range, isElsewhere, moved }),
    served: served?.filter(({ date }) => date >= range.from),
    isWaiting,
  })
  return list && foldVinayaka(list)
}
