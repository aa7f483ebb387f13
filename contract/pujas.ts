import * as z from 'zod/mini'

export const daySlots = ['morning', 'afternoon', 'evening'] as const
export type DaySlot = (typeof daySlots)[number]

/** Full hours on the temple's clock. */
export const slotHours: Readonly<Record<DaySlot, { readonly from: number; readonly to: number }>> =
  {
    morning: { from: 6, to: 10 },
    afternoon: { from: 10, to: 14 },
    evening: { from: 16, to: 20 },
  }

const isOnCalendar = (text: string): boolean => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** A real day of this millennium, `2026-11-27`. */
export const calendarDay = z
  .string()
  .check(
    z.regex(/^2\d{3}-\d{2}-\d{2}$/, { error: 'Please choose a date', abort: true }),
    z.refine(isOnCalendar, 'This date does not exist'),
  )

/** A time of the temple's clock, `09:30`. */
export const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 09:30'))

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** How long after the slot begins; negative, or as long as the slot, if it is not within it. */
export const minutesInto = (slot: DaySlot, clock: string): number =>
  minutesOf(clock) - slotHours[slot].from * 60

export const isWithinSlot = (slot: DaySlot, clock: string): boolean => {
  const minutes = minutesInto(slot, clock)
  return minutes >= 0 && minutes < (slotHours[slot].to - slotHours[slot].from) * 60
}

const chooseOne = 'Please choose a puja'

/**
 * The id of one of the temple's pujas (pujaList.ts), such as `ganesh`. Whether there is one, and
 * whether it is offered, only the server knows.
 */
export const pujaType = z
  .string(chooseOne)
  .check(z.maxLength(70, chooseOne), z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, chooseOne))
export type PujaType = z.infer<typeof pujaType>

export const daySlot = z.enum(daySlots, 'Please choose a time')

/** An available slot, offered when a booking is refused. */
export const freeSlot = z.object({ date: calendarDay, slot: daySlot })
export type FreeSlot = z.infer<typeof freeSlot>
