import { addDays, clipDate } from '#almanac/civilDate.ts'
import type { FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import {
  mergeOverrides,
  movesOf,
  repeatsOf,
  widestMoveDays,
} from '#contract/festivals/mergeOverrides.ts'
import type { FestivalRecord } from './repository.ts'
import { isSamePlace, loadSky, type Place, type Range } from './sky.ts'
import type { Wording } from './words.ts'

/** Whether staff moved it from the almanac's date. */
const isMoved = ({ computed, date }: FestivalRecord): boolean =>
  computed !== undefined && computed.date !== date

/**
 * The table's records on their actual dates: a festival that staff moved has the moonrise, the
 * midday and the name of its new date, except for what staff wrote. Hours and reasons that belong
 * to the almanac's own date are left out.
 */
export async function datesOfRecords<R extends FestivalRecord>(
  place: Place,
  records: readonly R[],
  words: Wording,
): Promise<R[]> {
  const choices = records.filter(isMoved)
  if (choices.length === 0) return [...records]
  const moved = (await loadSky()).festivalsOn(place, choices, place, words.festival)
  return records.map((record) => {
    const { moonriseTime: _moonrise, puja: _puja, ...rest } = record
    if (record.group && record.computed && isMoved(record)) {
      const { hours: _hours, ...moved } = record
      return { ...moved, why: words.movedReason(record.computed.date) } as R
    }
    const there = moved.find(({ key }) => key === record.key)
    if (!there) return record
    const { name, description, category, moonriseTime, puja } = there
    const edited = Object.fromEntries(record.edited.map((word) => [word, record[word]]))
    return {
      ...rest,
      name,
      description,
      category,
      ...(moonriseTime !== undefined && { moonriseTime }),
      ...(puja && { puja }),
      ...edited,
    } as R
  })
}

type OwnDatesQuery = {
  /** The temple's own place. */
  reference: Place
  changes: readonly FestivalOverride[]
  groups: readonly FestivalGroup[]
  words: Wording
}

/** The festivals that the almanac finds for a place, with the temple's changes. */
export async function computedBetween(
  place: Place,
  { from, to }: Range,
  { reference, changes, groups, words }: OwnDatesQuery,
): Promise<Festival[]> {
  const { festivalsBetween, festivalsOn, repeatedBetween } = await loadSky()
  const wide = {
    from: clipDate(addDays(from, -widestMoveDays)),
    to: clipDate(addDays(to, widestMoveDays)),
  }
  const found = [
    ...festivalsBetween(place, wide, reference, groups, words.festival),
    ...repeatedBetween(place, repeatsOf(changes), wide, reference),
  ]
  const moved = festivalsOn(place, movesOf(changes), reference, words.festival)
  const isElsewhere = !isSamePlace(place, reference)
  const shown = mergeOverrides(found, changes, { from, to, isElsewhere, moved })
  const dates = new Map(found.map(({ key, date }) => [key, date]))
  return shown.map((festival) => {
    const computed = festival.group && dates.get(festival.key)
    if (computed === undefined || computed === festival.date) return festival
    // Merged as on a phone, which has the words of its build alone.
    return { ...festival, why: words.movedReason(computed) }
  })
}
