import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { asPlainCharacters, oneLine } from '#contract/fields.ts'
import { calendarDay } from './pujas.ts'
import { usualSlots } from './slotMinutes.ts'

/** Staff type these, one on a line. */
const dayOff = z.string().check(
  asPlainCharacters,
  z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Please write dates like 2026-12-25', abort: true }),
  z.refine((day) => z.safeParse(calendarDay, day).success, 'This date does not exist'),
)

/** A priest of the temple, and when he serves. */
export const priest = z.object({
  /** As bookings name him. */
  name: oneLine(100),
  /** 0 Sunday to 6 Saturday. */
  weekdays: z.array(z.int().check(z.gte(0), z.lte(6))),
  parts: z.array(z.enum(usualSlots)),
  daysOff: z.array(dayOff).check(z.maxLength(200, 'At most 200 days')),
  /** His account in the back office, if he has one. */
  accountId: z.optional(z.string().check(z.maxLength(60))),
})
export type Priest = z.infer<typeof priest>

/** Whether he is there on the day, in that part of it; at moonrise as in the evening. */
export const isServing = (
  { weekdays, parts, daysOff }: Priest,
  { date, weekday, slot }: { date: string; weekday: number; slot: string },
): boolean =>
  weekdays.includes(weekday) &&
  parts.some((part) => part === (slot === 'moonrise' ? 'evening' : slot)) &&
  !daysOff.includes(date)

const sameName = (a: Priest, b: Priest): boolean => a.name.toLowerCase() === b.name.toLowerCase()

const items = z.array(priest).check(
  z.maxLength(50, 'At most 50'),
  z.refine(
    (all) => all.every((one, at) => all.findIndex((other) => sameName(one, other)) === at),
    'The same name twice',
  ),
)

const priests = z.object({
  items,
  version: z.number(),
  /** Staff who may see bookings, for `accountId`. */
  accounts: z.array(z.object({ id: z.string(), username: z.string() })),
})
export type Priests = z.infer<typeof priests>

/** Those of the site, serving always, until staff have written their own list. */
export const listPriests = endpoint({
  method: 'GET',
  path: '/api/admin/priests',
  access: 'bookings',
  input: z.object({}),
  output: priests,
})

/** The site shows its priests as before; bookings keep the names they have. */
export const updatePriests = endpoint({
  method: 'PUT',
  path: '/api/admin/priests',
  access: 'office',
  isVersioned: true,
  input: z.object({ items }),
  output: priests,
})
