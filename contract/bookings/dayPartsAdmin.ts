import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { clockTime } from './pujas.ts'
import { minutesOf, type SlotTime, usualHours, type UsualSlot } from './slotMinutes.ts'

export const dayPart = z
  .object({
    /** No puja is booked in a part that is off. */
    isOn: z.boolean(),
    from: clockTime,
    to: clockTime,
    /** A puja begins every so many minutes, and each booking gets such a time. */
    everyMinutes: z.optional(
      z
        .int('Please enter whole minutes')
        .check(z.gte(5, 'At least 5 minutes'), z.lte(240, 'At most 240 minutes')),
    ),
  })
  .check(
    z.refine(({ from, to }) => minutesOf(to) - minutesOf(from) >= 15, {
      error: 'Must be at least 15 minutes after the beginning',
      path: ['to'],
    }),
    z.refine(
      ({ from, to, everyMinutes }) =>
        everyMinutes === undefined || everyMinutes <= minutesOf(to) - minutesOf(from),
      { error: 'Longer than this part of the day', path: ['everyMinutes'] },
    ),
  )
export type DayPart = z.infer<typeof dayPart>

type Plan = Readonly<Record<UsualSlot, DayPart>>

const afterTheLast = (earlier: UsualSlot, later: UsualSlot) =>
  z.refine<Plan>(
    (plan) => !plan[earlier].isOn || !plan[later].isOn || plan[earlier].to <= plan[later].from,
    { error: 'Begins before the part above has ended', path: [later, 'from'] },
  )

export const dayPlan = z
  .object({ morning: dayPart, afternoon: dayPart, evening: dayPart })
  .check(
    afterTheLast('morning', 'afternoon'),
    afterTheLast('afternoon', 'evening'),
    afterTheLast('morning', 'evening'),
  )
export type DayPlan = z.infer<typeof dayPlan>

export const dayParts = z.object({
  usual: dayPlan,
  /** On these the parts of the day are those of `other`. 0 Sunday to 6 Saturday. */
  weekdays: z
    .array(z.int().check(z.gte(0), z.lte(6)))
    .check(z.maxLength(6, 'At least one day keeps the usual hours')),
  other: dayPlan,
})
export type DayParts = z.infer<typeof dayParts>

const usualPart = (slot: UsualSlot): DayPart => ({
  isOn: true,
  from: usualHours[slot].slice(0, 5),
  to: usualHours[slot].slice(6),
})

/** Until the temple sets its own. */
const usualPlan: DayPlan = {
  morning: usualPart('morning'),
  afternoon: usualPart('afternoon'),
  evening: usualPart('evening'),
}

export const usualDayParts: DayParts = { usual: usualPlan, weekdays: [], other: usualPlan }

/** The plan of a weekday. */
export const planOf = ({ usual, weekdays, other }: DayParts, weekday: number): DayPlan =>
  weekdays.includes(weekday) ? other : usual

/** The hours of a slot as they are sent and stored: left out if they are the usual ones. */
export const ownHours = (slot: UsualSlot, { from, to }: DayPart): string | undefined => {
  const hours = `${from}-${to}`
  return hours === usualHours[slot] ? undefined : hours
}

/** The hours of the parts of a day that is not of `weekdays`. */
export const usualTimes = ({ usual }: DayParts): Record<UsualSlot, SlotTime> => ({
  morning: { hours: ownHours('morning', usual.morning) },
  afternoon: { hours: ownHours('afternoon', usual.afternoon) },
  evening: { hours: ownHours('evening', usual.evening) },
})

/** The times at which a puja begins in a part of the day, in minutes; none if they are not fixed. */
export const beginningsOf = ({ from, to, everyMinutes }: DayPart): number[] => {
  if (everyMinutes === undefined) return []
  const count = Math.floor((minutesOf(to) - minutesOf(from)) / everyMinutes)
  return Array.from({ length: count }, (_, index) => minutesOf(from) + index * everyMinutes)
}

const versioned = z.extend(dayParts, { version: z.number() })
export type VersionedDayParts = z.infer<typeof versioned>

export const getDayParts = endpoint({
  method: 'GET',
  path: '/api/admin/day-parts',
  access: 'bookings',
  input: z.object({}),
  output: versioned,
})

/** For new bookings; those there are keep the hours they were promised. */
export const setDayParts = endpoint({
  method: 'PUT',
  path: '/api/admin/day-parts',
  access: 'office',
  isVersioned: true,
  input: dayParts,
  output: versioned,
})
