import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { customs, festivalGroups, type FestivalGroup } from './groups.ts'

export const festivalCategory = z.enum(['major', 'sankashti', 'angaraki', 'default'])
export type FestivalCategory = z.infer<typeof festivalCategory>

/** A day on a place's calendar, `2026-11-27`. */
const civilDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Expected YYYY-MM-DD'))

export const localTime = z
  .string()
  .check(z.regex(/^\d{2}:\d{2}$/, { error: 'Please enter a time such as 09:30', abort: true }))

const picture = z.object({
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  imageWidths: z.array(z.number()),
})
export type FestivalPicture = z.infer<typeof picture>

/** What the temple adds about its own celebration, besides the words about the day. */
const celebration = {
  /** When it begins, by the temple's clock. */
  startTime: z.optional(localTime),
  /** Where it is: `The hall behind the temple`. */
  venue: z.optional(z.string()),
  picture: z.optional(picture),
}

/** Parts of the day in which festivals beyond Ganesha’s are observed. */
const dayParts = [
  'madhyahna',
  'aparahna',
  'pradosha',
  'nishita',
  'arunodaya',
  'after_bhadra',
  'fire',
  'bhadra_puchha',
  'parana',
] as const
export type DayPart = (typeof dayParts)[number]

const custom = z.enum(customs)

/** The almanac's data for a festival or fast beyond Ganesha’s; absent for Ganesha’s. */
const beyond = {
  group: z.optional(z.enum(festivalGroups)),
  /** Hours of observance, in local time. */
  hours: z.optional(
    z.object({
      of: z.enum(dayParts),
      from: localTime,
      until: localTime,
      /** The hours are on the following date: after midnight or in the morning. */
      isNextDay: z.optional(z.literal(true)),
    }),
  ),
  /** The tithi, nakshatra or sign that determines it, with begin and end (ISO, UTC). */
  time: z.optional(z.object({ of: z.string(), from: z.string(), until: z.string() })),
  /** Why it is on that day, in a sentence. */
  why: z.optional(z.string()),
  /** The custom, if its date differs from the general rule. */
  custom: z.optional(custom),
  /** The date that others keep: a custom, or the general rule if none is named. */
  other: z.optional(z.object({ custom: z.optional(custom), date: civilDate })),
}

export const festival = z.object({
  id: z.string(),
  /** The last part of its address, `/calendar/{slug}`. */
  slug: z.string(),
  name: z.string(),
  /** The date in the temple's city, or in the requested one. */
  date: civilDate,
  description: z.string(),
  /** Local time of that city; absent if moonrise does not matter. */
  moonriseTime: z.optional(localTime),
  /** The hours of its midday puja, in local time of that city; absent if there is none. */
  puja: z.optional(z.object({ from: localTime, until: localTime })),
  category: festivalCategory,
  color: z.optional(z.string()),
  ...celebration,
  ...beyond,
  /** The almanac's name for this observance in every city; absent for days that staff added. */
  key: z.optional(z.string()),
  /**
   * The tithi that determines it, 1 to 30, which need not be that at sunrise. Absent if a nakshatra
   * or the Sun determines the day, if staff moved it, and for the temple's own days.
   */
  tithi: z.optional(z.number()),
  /** Rises when the festival moves, so that calendars replace the event they imported. */
  sequence: z.number(),
  /** When the temple last changed it (ISO, UTC); absent if it is as computed. */
  changedAt: z.optional(z.string()),
})
export type Festival = z.infer<typeof festival>

/**
 * How a festival of the temple repeats every year: on a tithi of a lunar month (1 Chaitra to 12
 * Phalguna, never an added one; `day` is the tithi, 1 to 30), or on a date. `since` and `until` are
 * the first and the last day on which it may be.
 */
const repeat = z.object({
  by: z.enum(['tithi', 'date']),
  month: z.number(),
  day: z.number(),
  since: civilDate,
  until: z.optional(civilDate),
})
export type Repeat = z.infer<typeof repeat>

/**
 * The staff's changes to a computed festival (changed fields only), or a day they added (`key`
 * absent, all fields present), or one that repeats (no date, its `slug` without the year: see
 * `repeatedFestivals.ts`). Merged with what a phone computes: `mergeOverrides`.
 */
const festivalOverride = z.object({
  id: z.string(),
  slug: z.string(),
  key: z.optional(z.string()),
  isHidden: z.boolean(),
  name: z.optional(z.string()),
  date: z.optional(civilDate),
  /** The almanac's date for the temple's city, if staff chose a different one. */
  computedDate: z.optional(civilDate),
  description: z.optional(z.string()),
  moonriseTime: z.optional(localTime),
  category: z.optional(festivalCategory),
  color: z.optional(z.string()),
  ...celebration,
  repeat: z.optional(repeat),
  sequence: z.number(),
  changedAt: z.optional(z.string()),
})
export type FestivalOverride = z.infer<typeof festivalOverride>

/** The years that the almanac covers reliably. */
export const firstYear = 1950
export const lastYear = 2100

/** A number in a path or a query. */
export const numeric = (from: number, to: number, what: string) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,4}$/, `Expected ${what}`))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(from), z.lte(to))),
  )

/** The id of a city from the almanac's list; the temple's own city if absent. */
const city = z.optional(z.string().check(z.maxLength(80)))

/**
 * Groups listed in addition to Ganesha's festivals, such as `great,ekadashi`; defaults to the
 * temple's choice.
 */
const groups = z.optional(
  z.string().check(
    z.maxLength(60),
    z.refine(
      (text) =>
        text === '' ||
        text.split(',').every((each, at, all) => isGroup(each) && all.indexOf(each) === at),
      `Expected some of ${festivalGroups.join(', ')}, each once`,
    ),
  ),
)
const isGroup = (text: string): text is FestivalGroup =>
  festivalGroups.some((group) => group === text)

/**
 * What is not cached has to be computed, 10 to 50 ms each, so an address may request this many in
 * ten minutes. There are 1,298 cities.
 */
export const mostFestivalsMade = 150

export const listFestivalsOfMonth = endpoint({
  method: 'GET',
  path: '/api/festivals/month/:year/:month',
  access: 'anyone',
  input: z.object({
    year: numeric(firstYear, lastYear, 'a year'),
    month: numeric(1, 12, 'a month from 1 to 12'),
    city,
    groups,
  }),
  output: z.array(festival),
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})

/** For one year from today, in the city's time zone. */
export const listUpcomingFestivals = endpoint({
  method: 'GET',
  path: '/api/festivals/upcoming',
  access: 'anyone',
  input: z.object({ city, groups }),
  output: z.array(festival),
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})

/** Everything staff changed or added, small enough to store in full on every phone. */
export const listFestivalOverrides = endpoint({
  method: 'GET',
  path: '/api/festivals/overrides',
  access: 'anyone',
  input: z.object({}),
  output: z.array(festivalOverride),
  cacheSeconds: 60,
})

export const getFestival = endpoint({
  method: 'GET',
  path: '/api/festivals/by-slug/:slug',
  access: 'anyone',
  input: z.object({ slug: z.string().check(z.maxLength(120)), city }),
  output: festival,
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})
