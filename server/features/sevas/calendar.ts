import type { Knex } from 'knex'
import { addDays, clipDate, lastYear } from '#almanac/civilDate.ts'
import type { Language } from '#contract/languages.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { yearlyFestival } from '#contract/sevas/yearlyFestival.ts'
import type { SevaDate } from '#contract/sevas/seva.ts'
import { AppError } from '#server/errors.ts'
import { daysOfRule, type Place } from './almanac.ts'
import type { SevaRecord } from './repository.ts'

type Range = { readonly from: string; readonly to: string }

/** The temple's festivals, on the days that its staff chose for them. */
export type Festivals = {
  readonly placeOf: (db: Knex, query: { city?: string | undefined }) => Promise<{ place: Place }>
  readonly today: (db: Knex) => Promise<string>
  readonly between: (db: Knex, query: object, from: string, to: string) => Promise<Festival[]>
}

type Dated = Pick<SevaRecord, 'id' | 'by' | 'month' | 'day' | 'dayRule' | 'festival'> &
  Pick<SevaRecord, 'since' | 'years' | 'endedOn'>

export type ComingDay = { readonly key: string; readonly date: string; readonly rule: string }

/** Longer than the longest lunar year: the next day of each seva is always among them. */
const comingDays = 400

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)

/** The day after 28 February, where the year has no 29th. */
const yearsAfter = (date: string, years: number): string => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** A tithi's year may be thirteen months long. */
const slackDays = { tithi: 31, date: 0, festival: 0 }

/** The last day on which it may be. */
const lastDayOf = ({ by, since, years, endedOn }: Dated): string => {
  const last = `${lastYear}-12-31`
  const full =
    years === undefined ? last : clipDate(addDays(yearsAfter(since, years), slackDays[by] - 1))
  return earlier(endedOn ?? last, full)
}

/** On which days sevas are, at the temple. */
export const createSevaCalendar = ({ placeOf, today, between }: Festivals) => {
  /** The next day of a festival, with its name in a language. */
  const nextFestival = async (db: Knex, yearly: string | undefined, language: Language) => {
    const from = await today(db)
    const coming = await between(db, { language }, from, addDays(from, comingDays))
    return coming.find(({ key }) => key !== undefined && yearlyFestival(key) === yearly)
  }

  const place = async (db: Knex): Promise<Place> => (await placeOf(db, {})).place

  const ofFestival = async (db: Knex, seva: Dated, { from, to }: Range): Promise<ComingDay[]> =>
    (await between(db, {}, from, to)).flatMap(({ key, date }) =>
      key !== undefined && yearlyFestival(key) === seva.festival
        ? [{ key: `${seva.id}:${key}`, date, rule: 'festival' }]
        : [],
    )

  const ofRule = async (db: Knex, seva: Dated, range: Range): Promise<ComingDay[]> => {
    const { id, by, month, day, dayRule } = seva
    if (by === 'festival') return ofFestival(db, seva, range)
    if (month === undefined || day === undefined) return []
    return daysOfRule(await place(db), id, { by, month, day, dayRule }, range)
  }

  /** Between two dates, both included; never more than its number of years. */
  const daysOf = async (db: Knex, seva: Dated, { from, to }: Range): Promise<ComingDay[]> => {
    const { by, since, years } = seva
    // The days of a festival are not computed again for all the years that have passed.
    const isCounted = years !== undefined && by !== 'festival'
    const first = isCounted ? since : later(from, since)
    const last = earlier(to, lastDayOf(seva))
    if (first > last) return []
    const found = await ofRule(db, seva, { from: first, to: last })
    return (isCounted ? found.slice(0, years) : found).filter(({ date }) => date >= from)
  }

  return {
    place,
    placeOf,
    today,

    /** Its days to come: none if it is not in force. */
    coming: async (db: Knex, seva: SevaRecord): Promise<ComingDay[]> => {
      if (seva.status !== 'active') return []
      const from = await today(db)
      return daysOf(db, seva, { from, to: clipDate(addDays(from, comingDays)) })
    },

    /** The first day from a date on. */
    nextOf: async (db: Knex, seva: Dated, from: string): Promise<SevaDate | undefined> => {
      const start = later(seva.since, from)
      const to = clipDate(addDays(start, 2 * comingDays))
      const [next] = await daysOf(db, seva, { from: start, to })
      return next && { date: next.date, rule: next.rule }
    },

    /** Only what belongs to the way in which it comes back, with the festival's name. */
    toRule: async (
      db: Knex,
      { by, month, day, festival }: Pick<Dated, 'by' | 'festival' | 'month' | 'day'>,
    ) => {
      if (by !== 'festival') return { by, month, day, festival: undefined, festivalName: undefined }
      const found = await nextFestival(db, festival, 'en')
      if (!found) {
        const fault = { pointer: '#/festival', code: 'sevas.unknownFestival' } as const
        throw new AppError('invalid_input', undefined, [fault])
      }
      return { by, month: undefined, day: undefined, festival, festivalName: found.name }
    },

    /**
     * With the festival's name in the language of its devotee, or of the page. One that the temple no longer
     * observes has the English name that was stored.
     */
    named: async (db: Knex, seva: SevaRecord, language = seva.language): Promise<SevaRecord> => {
      if (seva.by !== 'festival' || language === 'en') return seva
      const found = await nextFestival(db, seva.festival, language)
      return found ? { ...seva, festivalName: found.name } : seva
    },
  }
}

export type SevaCalendar = ReturnType<typeof createSevaCalendar>
