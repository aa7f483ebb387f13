import { addDays, clipDate, lastYear } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { YearlyDay } from '#almanac/repeats.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import type { TithiOfDate } from '#contract/sevas/public.ts'
import { AppError } from '#server/errors.ts'
import type { SevaRecord } from './repository.ts'

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

export type Dated = Pick<SevaRecord, 'id' | 'by' | 'month' | 'day' | 'dayRule' | 'since'> &
  Pick<SevaRecord, 'years' | 'endedOn'>

/** How many years are looked at for the next one: a tithi comes at least every thirteen months. */
const yearsAhead = 2

/** The last day of a seva for a number of years; a tithi's year may be thirteen months long. */
const lastDayOf = ({ since, years, endedOn }: Dated): string => {
  const last = `${lastYear}-12-31`
  const full =
    years === undefined
      ? last
      : clipDate(addDays(`${Number(since.slice(0, 4)) + years}${since.slice(4)}`, 31))
  return endedOn !== undefined && endedOn < full ? endedOn : full
}

/** The days of a seva between two dates, both included: never more than its number of years. */
export const daysOfSeva = async (
  place: Place,
  seva: Dated,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<YearlyDay[]> => {
  const { yearlyDays, dateByAparahna } = await load()
  const { id, by, month, day, dayRule, since, years } = seva
  const yearly = { id, slug: id, by, month, day, since, until: lastDayOf(seva) }
  const options = { ...(dayRule === 'aparahna' && { dayRule: dateByAparahna }) }
  const found = yearlyDays(place, yearly, years === undefined ? from : since, to, options)
  return found.slice(0, years ?? found.length).filter(({ date }) => date >= from)
}

/** The first day from a date on. */
export const nextDayOf = async (
  place: Place,
  seva: Dated,
  from: string,
): Promise<SevaDate | undefined> => {
  const start = seva.since > from ? seva.since : from
  const to = clipDate(addDays(start, yearsAhead * 366))
  const [next] = await daysOfSeva(place, seva, { from: start, to })
  return next && { date: next.date, rule: next.rule }
}

/** The next six days of a rule. */
export const datesAhead = async (
  place: Place,
  rule: Pick<Dated, 'by' | 'month' | 'day' | 'dayRule'>,
  from: string,
): Promise<SevaDate[]> => {
  const to = clipDate(addDays(from, 7 * 366))
  const found = await daysOfSeva(place, { ...rule, id: '', since: from }, { from, to })
  return found.slice(0, 6).map(({ date, rule: why }) => ({ date, rule: why }))
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
    const detail = 'The Sun does not rise on this day. Please choose the temple’s city'
    throw new AppError('invalid_input', undefined, [{ pointer: '#/date', detail }])
  }
}
