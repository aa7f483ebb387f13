import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { festivalGroups } from './groups.ts'
import { longText, oneLine, optionalText } from '#contract/fields.ts'
import { festival, festivalCategory } from './public.ts'
import { pageOf, paging, search } from '#contract/paging.ts'
import { calendarDay, clockTime } from '#contract/bookings/pujas.ts'

/** What staff may write about a festival; the almanac never overwrites it. */
const festivalWordNames = [
  'name',
  'date',
  'description',
  'moonriseTime',
  'category',
  'color',
  'startTime',
  'venue',
  'picture',
] as const
const wordName = z.enum(festivalWordNames)

const words = z.pick(festival, {
  name: true,
  date: true,
  description: true,
  moonriseTime: true,
  category: true,
  color: true,
  startTime: true,
  venue: true,
  picture: true,
})

const staffFestival = z.extend(festival, {
  isHidden: z.boolean(),
  /** Id of the yearly festival of which this is one year's day. */
  repeatId: z.optional(z.string()),
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
   * By how many minutes a tithi would have to shift to change the date; below 3 the date is
   * uncertain.
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

/** Ganesha's with the temple's own, one of the groups beyond, or everything. */
const staffGroups = ['ganesha', ...festivalGroups, 'all'] as const
export type StaffGroup = (typeof staffGroups)[number]

/** Sorted by date. `from` defaults to today; the table covers last year to three years ahead. */
export const listStaffFestivals = endpoint({
  method: 'GET',
  path: '/api/admin/festivals',
  access: 'content',
  input: z.object({
    from: z.optional(calendarDay),
    to: z.optional(calendarDay),
    only: z.optional(z.enum(['edited', 'hidden', 'added'])),
    category: z.optional(festivalCategory),
    /** If absent, Ganesha's and the temple's own; a search looks everywhere. */
    group: z.optional(z.enum(staffGroups)),
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

/** One that was uploaded with `uploadPicture` (blogAdmin.ts). */
const picture = z.object({
  imageUrl: z
    .string()
    .check(
      z.maxLength(200),
      z.regex(/^\/media\/[a-f0-9]{20,64}-\d{2,4}\.webp$/, 'Please choose an uploaded picture'),
    ),
  /** Describes it to people who cannot see it. */
  imageAlt: oneLine(200),
})

export const festivalFields = {
  name: oneLine(120),
  date: calendarDay,
  description: longText(2000),
  moonriseTime: clockTime,
  category: festivalCategory,
  color,
  startTime: clockTime,
  venue: oneLine(120),
  picture,
}

/** Adds a day that the almanac does not compute. */
export const addFestival = endpoint({
  method: 'POST',
  path: '/api/admin/festivals',
  access: 'content',
  input: z.object({
    name: festivalFields.name,
    date: festivalFields.date,
    description: optionalText(2000),
    moonriseTime: z.optional(festivalFields.moonriseTime),
    category: z._default(festivalFields.category, 'default'),
    color: z.optional(festivalFields.color),
    startTime: z.optional(festivalFields.startTime),
    venue: z.optional(festivalFields.venue),
    picture: z.optional(festivalFields.picture),
  }),
  output: staffFestivalDetails,
})

/**
 * Only the fields that are sent change. `reset` restores the almanac's values; for a day that staff
 * added it clears description, moonrise, colour, hour, place or picture, and answers 400 for the rest. A computed festival can be
 * moved by at most 45 days.
 */
export const editFestival = endpoint({
  method: 'PATCH',
  path: '/api/admin/festivals/:id',
  access: 'content',
  isVersioned: true,
  input: z.object({
    ...one,
    name: z.optional(festivalFields.name),
    date: z.optional(festivalFields.date),
    description: z.optional(festivalFields.description),
    moonriseTime: z.optional(festivalFields.moonriseTime),
    category: z.optional(festivalFields.category),
    color: z.optional(festivalFields.color),
    startTime: z.optional(festivalFields.startTime),
    venue: z.optional(festivalFields.venue),
    picture: z.optional(festivalFields.picture),
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
