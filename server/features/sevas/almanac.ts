import { addDays, clipDate } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { YearlyDay } from '#almanac/repeats.ts'
import type { YearlyRule } from '#contract/festivals/yearlyRule.ts'
import type { DayRule, SevaDate } from '#contract/sevas/seva.ts'
import type { TithiOfDate } from '#contract/sevas/public.ts'
import { AppError } from '#server/errors.ts'

export type { Place }

/** Loaded when first needed. */
const load = async () => {
  const [repeats, aparahna, panchang, months, errors, zone] = await Promise.all([
    import('#almanac/repeats.ts'),
    import('#almanac/aparahna.ts'),
    import('#almanac/panchang.ts'),
    import('#almanac/lunarMonth.ts'),
    import('#almanac/errors.ts'),
    import('#almanac/zone.ts'),
  ])
  return { ...repeats, ...aparahna, ...panchang, ...months, ...errors, ...zone }
}

export type DatedRule = YearlyRule & { readonly dayRule: DayRule }

/** The days of a rule between two dates, both included. `id`: the beginning of their keys. */
export const daysOfRule = async (
  place: Place,
  id: string,
  { by, month, day, dayRule }: DatedRule,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<YearlyDay[]> => {
  const { yearlyDays, dateByAparahna } = await load()
  const yearly = { id, slug: id, by, month, day, since: from }
  const options = { ...(dayRule === 'aparahna' && { dayRule: dateByAparahna }) }
  return yearlyDays(place, yearly, from, to, options)
}

/** How many days a form shows, and in how many years they are found. */
const shown = 6
const yearsAhead = 7

/** The next days of a rule. */
export const datesAhead = async (
  place: Place,
  rule: DatedRule,
  from: string,
): Promise<SevaDate[]> => {
  const to = clipDate(addDays(from, yearsAhead * 366))
  const found = await daysOfRule(place, '', rule, { from, to })
  return found.slice(0, shown).map(({ date, rule: why }) => ({ date, rule: why }))
}

/** The tithi at the sunrise of a date, and the one that begins before its midnight. */
export const tithiOfDate = async (
  place: Place,
  date: string,
  reference: Place,
): Promise<TithiOfDate> => {
  const { panchang, lunarMonthAt, clockAt, startOfDay, AlmanacError } = await load()
  try {
    const { tithis, lunarMonth } = panchang(place, date, { reference })
    const [first, second] = tithis
    const midnight = startOfDay(addDays(date, 1), place.tz)
    return {
      place: place.name,
      date,
      tithi: first?.number ?? 1,
      month: lunarMonth.index + 1,
      isAdhika: lunarMonth.isAdhika,
      purnimanta: lunarMonth.purnimanta,
      ...(second &&
        second.start < midnight && {
          next: {
            tithi: second.number,
            month: lunarMonthAt(second.start).index + 1,
            from: clockAt(second.start, place.tz),
          },
        }),
    }
  } catch (error) {
    if (!(error instanceof AlmanacError)) throw error
    const fault = { pointer: '#/date', code: 'sevas.noSunrise' } as const
    throw new AppError('invalid_input', undefined, [fault])
  }
}
