import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { longText, oneLine } from './fields.ts'
import { festival, festivalCategory, localTime } from './festivals.ts'
import { pageOf, paging, search } from './paging.ts'
import { calendarDay } from './pujas.ts'

/** What staff may write about a festival; the almanac never overwrites it. */
const festivalWordNames = [
  'name',
  'date',
  'description',
  'moonriseTime',
  'category',
  'color',
] as const
const wordName = z.enum(festivalWordNames)

const words = z.pick(festival, {
  name: true,
  date: true,
  description: true,
  moonriseTime: true,
  category: true,
  color: true,
})

const staffFestival = z.extend(festival, {
  isHidden: z.boolean(),
  /** What the almanac computed; absent for a day that staff added. */
  computed: z.optional(words),
  edited: z.array(wordName),
  version: z.number(),
})
export type StaffFestival = z.infer<typeof staffFestival>

/** Why the almanac chose that day, for people who know a panchang. */
const festivalReason = z.object({
  /** All are in `observances.ts`: `moonrise-in-tithi`, `madhyahna-larger` … */
  rule: z.string(),
  lunarMonth: z.string(),
  isAdhika: z.boolean(),
  /** The tithi that is observed, 1 to 30. */
  tithi: z.number(),
  tithiName: z.string(),
  /** ISO UTC. */
  tithiStart: z.string(),
  tithiEnd: z.string(),
  moonriseAt: z.optional(z.string()),
  /**
   * By how many minutes a tithi would have to shift to change the date; below 3, check the local
   * panchang.
   */
  marginMinutes: z.number(),
})
export type FestivalReason = z.infer<typeof festivalReason>

const staffFestivalDetails = z.extend(staffFestival, {
  reason: z.optional(festivalReason),
  /** How many people were reminded of it, and hear of it if its day changes. */
  told: z.number(),
})
export type StaffFestivalDetails = z.infer<typeof staffFestivalDetails>

/** By date. Without `from`, from today on; the table covers last year to three years ahead. */
export const listStaffFestivals = endpoint({
  method: 'GET',
  path: '/api/admin/festivals',
  access: 'content',
  input: z.object({
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    only: z.optional(z.enum(['edited', 'hidden', 'added'])),
    category: z.optional(festivalCategory),
    search,
    ...paging,
  }),
  output: pageOf(staffFestival),
})

const one = { id: z.string().check(z.maxLength(160)) }

export const getStaffFestival = endpoint({
  method: 'GET',
  path: '/api/admin/festivals/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: staffFestivalDetails,
})

const color = z
  .string()
  .check(z.regex(/^#[0-9a-f]{6}$/i, 'Please enter a colour, for example #C2410C'))

const fields = {
  name: oneLine(120),
  date: calendarDay,
  description: longText(2000),
  moonriseTime: localTime,
  category: festivalCategory,
  color,
}

/** Adds a day that the almanac does not compute. */
export const addFestival = endpoint({
  method: 'POST',
  path: '/api/admin/festivals',
  access: 'content',
  input: z.object({
    name: fields.name,
    date: fields.date,
    description: fields.description,
    moonriseTime: z.optional(fields.moonriseTime),
    category: z._default(fields.category, 'default'),
    color: z.optional(fields.color),
  }),
  output: staffFestivalDetails,
})

/**
 * Only the fields that are sent change. `reset` restores the almanac's values; for a day that staff
 * added it clears moonrise or colour, and answers 400 for the rest. A computed festival can be
 * moved by at most 45 days.
 */
export const editFestival = endpoint({
  method: 'PATCH',
  path: '/api/admin/festivals/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({
    ...one,
    name: z.optional(fields.name),
    date: z.optional(fields.date),
    description: z.optional(fields.description),
    moonriseTime: z.optional(fields.moonriseTime),
    category: z.optional(fields.category),
    color: z.optional(fields.color),
    reset: z.optional(z.array(wordName)),
  }),
  output: staffFestivalDetails,
})

export const hideFestival = endpoint({
  method: 'POST',
  path: '/api/admin/festivals/:id/hidden',
  access: 'content',
  isVersioned: true,
  input: z.object({ ...one, isHidden: z.boolean() }),
  output: staffFestivalDetails,
})

/**
 * Deletes a day that staff added, for good. 409 for a computed festival, and once people were
 * reminded of it: those are hidden instead.
 */
export const deleteFestival = endpoint({
  method: 'DELETE',
  path: '/api/admin/festivals/:id',
  access: 'content',
  isVersioned: true,
  input: z.object(one),
  output: z.object({}),
})
