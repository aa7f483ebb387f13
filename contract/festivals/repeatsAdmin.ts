import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { festival, festivalCategory, numeric } from './public.ts'
import { festivalFields } from './admin.ts'
import { comesBack, noSuchDay, yearlyRule } from './yearlyRule.ts'

const words = {
  name: festivalFields.name,
  description: optionalText(2000),
  category: z._default(festivalCategory, 'default'),
  color: z.optional(festivalFields.color),
  startTime: z.optional(festivalFields.startTime),
  venue: z.optional(festivalFields.venue),
  picture: z.optional(festivalFields.picture),
}

const staffRepeat = z.object({
  id: z.string(),
  ...yearlyRule,
  /** Ended: the last day on which it may be. */
  until: z.optional(z.string()),
  ...z.pick(festival, {
    name: true,
    description: true,
    category: true,
    color: true,
    startTime: true,
    venue: true,
    picture: true,
  }).shape,
  version: z.number(),
})
export type StaffRepeat = z.infer<typeof staffRepeat>

/** Its dates in one year at the temple, each with the reason, or why there is none. */
const yearOfRepeat = z.object({
  year: z.number(),
  days: z.array(
    z.object({
      date: z.string(),
      /** `sunrise`, `first-of-two-sunrises`, `no-sunrise-begins`, `date` or `february-28`. */
      rule: z.string(),
    }),
  ),
  /** The nearest days, for a year in which the tithi does not come. */
  before: z.optional(z.string()),
  after: z.optional(z.string()),
})
export type YearOfRepeat = z.infer<typeof yearOfRepeat>

/** The days of this year and the next five, for a form that is being filled in. */
export const listRepeatDays = endpoint({
  method: 'GET',
  path: '/api/admin/festival-repeat-days',
  access: 'content',
  input: z
    .object({
      by: yearlyRule.by,
      month: numeric(1, 12, 'a month'),
      day: numeric(1, 31, 'a day'),
    })
    .check(z.refine(comesBack, noSuchDay)),
  output: z.array(yearOfRepeat),
})

export const listFestivalRepeats = endpoint({
  method: 'GET',
  path: '/api/admin/festival-repeats',
  access: 'content',
  input: z.object({}),
  output: z.array(staffRepeat),
})

const one = { id: z.string().check(z.maxLength(80)) }

const staffRepeatDetails = z.extend(staffRepeat, {
  /** How many people were reminded of a coming day, and hear of it if it changes. */
  told: z.number(),
})
export type StaffRepeatDetails = z.infer<typeof staffRepeatDetails>

export const getFestivalRepeat = endpoint({
  method: 'GET',
  path: '/api/admin/festival-repeats/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffRepeatDetails,
})

/** From today at the temple on. */
export const addFestivalRepeat = endpoint({
  method: 'POST',
  path: '/api/admin/festival-repeats',
  access: 'content',
  input: z.object({ ...yearlyRule, ...words }).check(z.refine(comesBack, noSuchDay)),
  output: staffRepeatDetails,
})

/** Everything is sent. Single years that staff changed keep those changes. */
export const editFestivalRepeat = endpoint({
  method: 'PUT',
  path: '/api/admin/festival-repeats/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, ...yearlyRule, ...words }).check(z.refine(comesBack, noSuchDay)),
  output: staffRepeatDetails,
})

/** No day after today; if there was none yet, it is deleted. */
export const stopFestivalRepeat = endpoint({
  method: 'POST',
  path: '/api/admin/festival-repeats/:id/stopped',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: z.object({}),
})
