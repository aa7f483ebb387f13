import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { mostFestivalsMade } from '#contract/festivals/public.ts'
import { almanacDate } from './almanacDate.ts'

/** ISO 8601, UTC, to the second: `2026-11-27T01:17:42Z`. */
const instant = z.string()

const span = z.object({ start: instant, end: instant })

const limb = z.extend(span, { name: z.string() })

const numbered = z.extend(limb, { number: z.number() })

const divisions = z.object({
  rahu: span,
  yamaganda: span,
  gulika: span,
  durmuhurta: z.array(span),
  /** Absent on a Wednesday. */
  abhijit: z.optional(span),
  brahma: span,
  pradosha: span,
  nishita: span,
  /** Eight by day, then eight by night. */
  choghadiya: z.array(limb),
})

/**
 * A day from its sunrise to the next. What runs in it (tithis, nakshatras, yogas, karanas, signs)
 * is listed in order, with its true beginning and end, which may lie outside the day.
 */
const panchangOfDay = z.object({
  place: z.string(),
  timeZone: z.string(),
  date: z.string(),
  /** `Shukravara` */
  vara: z.string(),
  /** Each absent if it does not happen there on this day. */
  sunrise: z.optional(instant),
  sunset: z.optional(instant),
  moonrise: z.optional(instant),
  moonset: z.optional(instant),
  /** 1 to 15 in the bright half, 16 to 30 in the dark. */
  tithis: z.array(numbered),
  paksha: z.enum(['shukla', 'krishna']),
  /** 1 Ashwini to 27 Revati. */
  nakshatras: z.array(numbered),
  /** The nakshatra's quarter at sunrise, 1 to 4. */
  pada: z.number(),
  yogas: z.array(limb),
  karanas: z.array(limb),
  moonSigns: z.array(limb),
  sunSigns: z.array(limb),
  lunarMonth: z.object({
    /** From new moon to new moon. */
    amanta: z.string(),
    /** From full moon to full moon. */
    purnimanta: z.string(),
    /** Leap month. */
    isAdhika: z.boolean(),
    /** A lunar month with two sun signs: one month name is skipped. */
    isKshaya: z.boolean(),
  }),
  eras: z.object({
    shaka: z.number(),
    samvatsara: z.string(),
    /** Counted from Kartika (Maharashtra, Gujarat) and from Chaitra (the north). */
    vikram: z.object({ kartika: z.number(), chaitra: z.number() }),
    ritu: z.enum(['vasanta', 'grishma', 'varsha', 'sharad', 'hemanta', 'shishira']),
  }),
  ayana: z.enum(['uttarayana', 'dakshinayana']),
  /** Absent if the Sun does not rise and set on this day. */
  divisions: z.optional(divisions),
  /** Elongation of the Moon from the Sun at sunrise, 0 to 360 degrees. */
  elongation: z.number(),
  /** The lit part of the Moon at sunrise, 0 to 1. */
  illuminated: z.number(),
  /** The place whose sunrises bound the day: the temple's, where the Sun does not rise. */
  basis: z.object({ place: z.string(), isReference: z.boolean() }),
})

export const getPanchang = endpoint({
  method: 'GET',
  path: '/api/panchang/:date',
  access: 'anyone',
  input: z.object({
    date: almanacDate,
    /** The id of a city from the almanac's list; the temple's own city if absent. */
    city: z.optional(z.string().check(z.maxLength(80))),
  }),
  output: panchangOfDay,
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})
