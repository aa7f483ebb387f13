import type { YearlyDay, Yearly } from '#almanac/repeats.ts'
import type { Festival } from './public.ts'
import type { RepeatedFestival } from './mergeOverrides.ts'

/**
 * The festivals on the days that the almanac finds for a place. Hour and place are those of the
 * temple's celebration: in another city they are shown only where the day is sure to be the same.
 */
export const repeatedFestivals = (
  repeats: readonly RepeatedFestival[],
  daysOf: (yearly: Yearly) => readonly YearlyDay[],
  isElsewhere: boolean,
): Festival[] =>
  repeats.flatMap(({ id, slug, isHidden: _, repeat, ...rest }) => {
    const { startTime, venue, moonriseTime: _moonrise, computedDate: _date, ...words } = rest
    const applies = !isElsewhere || repeat.by === 'date'
    return daysOf({ id, slug, ...repeat }).map((day) => ({
      ...words,
      ...(applies && startTime !== undefined && { startTime }),
      ...(applies && venue !== undefined && { venue }),
      id: day.key,
      key: day.key,
      slug: day.slug,
      date: day.date,
    }))
  })
