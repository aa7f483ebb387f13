import * as z from 'zod/mini'
import { asPlainCharacters } from '#contract/fields.ts'
import {
  type DaySlot,
  daySlots,
  minutesOf,
  minutesOfNight,
  slotMinutes,
  type SlotTime,
} from './slotMinutes.ts'

export {
  type DaySlot,
  daySlots,
  minutesOf,
  slotMinutes,
  type SlotTime,
  type UsualSlot,
  usualSlots,
} from './slotMinutes.ts'

/** The puja has one more slot on a Sankashti. */
export const offersMoonrise = (pujaType: string): boolean => pujaType === 'sankashti'

export const isOnCalendar = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A real day of this millennium, `2026-11-27`. */
export const calendarDay = z
  .string('Please choose a date')
  .check(
    asPlainCharacters,
    z.regex(/^2\d{3}-\d{2}-\d{2}$/, { error: 'Please choose a date', abort: true }),
    z.refine(isOnCalendar, 'This date does not exist'),
  )

/** A time of the temple's clock, `09:30`. */
export const clockTime = z
  .string()
  .check(
    asPlainCharacters,
    z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:30'),
  )

/** The time of a slot as `SlotTime` has it. */
export const slotTime = { moonrise: z.optional(clockTime), hours: z.optional(z.string()) }

/** How long after the slot begins; negative, or as long as the slot, if it is not within it. */
export const minutesInto = (slot: DaySlot, clock: string, time?: SlotTime): number => {
  const minutes = slot === 'moonrise' ? minutesOfNight(clock) : minutesOf(clock)
  return minutes - (slotMinutes(slot, time)?.from ?? minutes)
}

/** Any time is within a slot whose hours are unknown. */
export const isWithinSlot = (slot: DaySlot, clock: string, time?: SlotTime): boolean => {
  const hours = slotMinutes(slot, time)
  const minutes = minutesInto(slot, clock, time)
  return !hours || (minutes >= 0 && minutes < hours.to - hours.from)
}

const chooseOne = 'Please choose a puja'

/**
 * The id of one of the temple's pujas (pujaList.ts), such as `ganesh`. Only the server knows
 * whether it exists and is offered.
 */
export const pujaType = z
  .string(chooseOne)
  .check(z.maxLength(70, chooseOne), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, chooseOne))
export type PujaType = z.infer<typeof pujaType>

export const daySlot = z.enum(daySlots, 'Please choose a time')

/** An available slot, offered when a booking is refused. */
export const freeSlot = z.object({ date: calendarDay, slot: daySlot, ...slotTime })
export type FreeSlot = z.infer<typeof freeSlot>
