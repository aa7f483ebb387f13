import type { GreatDay } from '#almanac/greatDays.ts'
import type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'
import type { Festival } from './public.ts'
import { withTithi } from './tithi.ts'

/** The calendar and the clocks of the place: `2026-11-08`, `18:02`. */
type Local = { readonly date: (at: number) => string; readonly time: (at: number) => string }

const iso = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Turns the almanac’s other festivals and fasts of a place into calendar festivals. */
export const greatFestivalsOf = (
  days: readonly GreatDay[],
  local: Local,
  { greatName, greatText, greatReason }: FestivalWords,
): Festival[] =>
  days.map((day) => {
    const { key, slug, date, group, hours, custom, other, of, during } = day
    return withTithi({
      id: key,
      slug,
      key,
      name: greatName(day),
      date,
      description: greatText(day),
      category: 'default',
      group,
      ...(hours && {
        hours: {
          of: hours.of,
          from: local.time(hours.start),
          until: local.time(hours.end),
          ...(local.date(hours.start) > date && { isNextDay: true as const }),
        },
      }),
      ...(custom && { custom }),
      ...(other && { other }),
      time: { of, from: iso(during.start), until: iso(during.end) },
      why: greatReason(day),
      sequence: 0,
    })
  })
