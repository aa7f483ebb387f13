import * as z from 'zod/mini'
import { almanacDate } from '#contract/panchang/almanacDate.ts'
import { endpoint } from '#contract/endpoint.ts'
import { comesBack, noSuchDay, yearlyRule } from '#contract/festivals/yearlyRule.ts'
import { mostFestivalsMade, numeric } from '#contract/festivals/public.ts'
import {
  dayRules,
  ruleChecks,
  sevaBys,
  sevaDate,
  sevaEmail,
  sevaKinds,
  sevaOccasions,
  sevaPlans,
  sevaRequest,
  sevaStatuses,
} from './seva.ts'

const city = z.optional(z.string().check(z.maxLength(80)))

const tithiOfDate = z.object({
  place: z.string(),
  date: z.string(),
  /** At the sunrise of the date, 1 to 30. */
  tithi: z.number(),
  /** From new moon to new moon, 1 Chaitra to 12 Phalguna. */
  month: z.number(),
  isAdhika: z.boolean(),
  /** The name of the month if months end at full moon. */
  purnimanta: z.string(),
  /** The next tithi, if it begins before midnight, and when by the clocks of the place. */
  next: z.optional(z.object({ tithi: z.number(), month: z.number(), from: z.string() })),
})
export type TithiOfDate = z.infer<typeof tithiOfDate>

/** The tithi of a date of birth or death in a city; the temple's if none is given. */
export const getTithiOfDate = endpoint({
  method: 'GET',
  path: '/api/tithi-of-date/:date',
  access: 'anyone',
  input: z.object({ date: almanacDate, city }),
  output: tithiOfDate,
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})

/** The next six days at the temple, for a form that is being filled in. */
export const listSevaDates = endpoint({
  method: 'GET',
  path: '/api/seva-dates',
  access: 'anyone',
  input: z
    .object({
      by: yearlyRule.by,
      month: numeric(1, 12, 'a month'),
      day: numeric(1, 31, 'a day'),
      dayRule: z._default(z.enum(dayRules), 'sunrise'),
    })
    .check(z.refine(comesBack, noSuchDay)),
  output: z.array(sevaDate),
  cacheSeconds: 60,
  mostInTenMinutes: mostFestivalsMade,
})

/** Staff confirm it, and agree on the amount with the devotee. */
export const requestSeva = endpoint({
  method: 'POST',
  path: '/api/sevas',
  access: 'anyone',
  command: true,
  input: z
    .object({ ...sevaRequest, email: sevaEmail, plan: z._default(z.enum(sevaPlans), 'once') })
    .check(...ruleChecks),
  output: z.object({ reference: z.string(), next: z.optional(sevaDate) }),
})

const ownSeva = z.object({
  reference: z.string(),
  status: z.enum(sevaStatuses),
  kind: z.enum(sevaKinds),
  occasion: z.enum(sevaOccasions),
  inName: z.string(),
  by: z.enum(sevaBys),
  month: z.optional(z.number()),
  day: z.optional(z.number()),
  festivalName: z.optional(z.string()),
  years: z.optional(z.number()),
  next: z.optional(sevaDate),
  lastDone: z.optional(z.string()),
})
export type OwnSeva = z.infer<typeof ownSeva>

export const listMySevas = endpoint({
  method: 'GET',
  path: '/api/account/sevas',
  access: 'user',
  input: z.object({}),
  output: z.array(ownSeva),
})
