import { daysBetween } from '#almanac/civilDate.ts'
import { clockAt, dateAt } from '#app/i18n/dates.ts'
import type { Availability } from '#contract/bookings/public.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import {
  type DaySlot,
  daySlots,
  type FreeSlot,
  slotMinutes,
  type SlotTime,
  usualSlots,
} from '#contract/bookings/pujas.ts'
import { lastMinuteToBook, type SlotNotice, usualNotice } from '#contract/bookings/slotNotice.ts'

/**
 * The state of a slot. `over`: too late for it today. `open` without `left`: unknown, or enough are
 * left. `was_full`: full in an outdated answer; the slot may be free by now.
 */
export type SlotState =
  | { kind: 'open'; left?: number }
  | { kind: 'full' | 'was_full' | 'closed' | 'over' }

/** The most places worth showing. */
const few = 3

/** The day at the temple, and how many minutes of it are over. */
export type TempleNow = { date: string; minute: number }

type AvailabilitySnapshot = {
  availability?: Availability | undefined
  isFresh: boolean
  now: TempleNow
  /** The puja's booking notice. */
  notice: SlotNotice
}

type OfferedPuja = Pick<Puja, 'hours' | 'notice'> | undefined

const dayMinutes = 24 * 60

/** Now, counted from the beginning of another day. */
const minutesInto = (date: string, now: TempleNow): number =>
  now.minute - daysBetween(now.date, date) * dayMinutes

/** Whether a slot begins too soon for the devotee to move or cancel it later. */
export function isFixed(puja: OfferedPuja, slot: FreeSlot, now: TempleNow): boolean {
  const from = slotMinutes(slot.slot, slot)?.from ?? Infinity
  return minutesInto(slot.date, now) > from - (puja?.notice ?? usualNotice).changeMinutes
}

export const canChoose = ({ kind }: SlotState): boolean => kind === 'open' || kind === 'was_full'

const dayOf = ({ availability }: { availability?: Availability | undefined }, date: string) =>
  availability?.days.find((day) => day.date === date)

/** What is known of the time of a day's slot. */
export const timeOf = (
  known: { availability?: Availability | undefined },
  date: string,
  slot: string,
): SlotTime | undefined => dayOf(known, date)?.slots.find((each) => each.slot === slot)

/** The slots of a day, in their order; the usual ones if nothing is known about it. */
export const slotsOf = (
  known: Pick<AvailabilitySnapshot, 'availability'>,
  date: string,
): readonly DaySlot[] => dayOf(known, date)?.slots.map(({ slot }) => slot) ?? usualSlots

/** A slot of unknown state can be chosen: the server checks it when the booking is sent. */
export function slotState(known: AvailabilitySnapshot, date: string, slot: DaySlot): SlotState {
  const { isFresh, now, notice } = known
  const day = dayOf(known, date)
  const entry = day?.slots.find((each) => each.slot === slot)
  const hours = slotMinutes(slot, entry)
  const isLate = hours && minutesInto(date, now) > lastMinuteToBook(hours, notice)
  if (date < now.date || isLate || entry?.isTooLate)
    return { kind: date <= now.date ? 'over' : 'closed' }
  // The day is known, and its moonrise is not offered.
  if (day && !entry && slot === 'moonrise') return { kind: 'closed' }
  if (!entry) return { kind: 'open' }
  if (entry.isClosed) return { kind: 'closed' }
  if (entry.left <= 0) return { kind: isFresh ? 'full' : 'was_full' }
  return entry.left <= few ? { kind: 'open', left: entry.left } : { kind: 'open' }
}

/** The state of a whole day; `unknown`: nothing is known about it. */
export type DayState = SlotState | { kind: 'unknown' }

/** Free if any of its slots is; the last places of the day are added together. */
export function dayState(known: AvailabilitySnapshot, date: string): DayState {
  const states = slotsOf(known, date).map((slot) => slotState(known, date, slot))
  const kinds = states.map(({ kind }) => kind)
  if (kinds.every((kind) => kind === 'over')) return { kind: 'over' }
  if (!dayOf(known, date)) return { kind: 'unknown' }
  const open = states.filter((state) => state.kind === 'open')
  if (open.length > 0) {
    // More than a few are not counted, so a sum with them is not known either.
    const left = open.reduce((sum, state) => sum + (state.left ?? few + 1), 0)
    return left <= few ? { kind: 'open', left } : { kind: 'open' }
  }
  return { kind: (['was_full', 'full'] as const).find((kind) => kinds.includes(kind)) ?? 'closed' }
}

/** The preselected slot of a day: the moonrise slot, or the only one that is left. */
export function slotToStart(known: AvailabilitySnapshot, date: string): DaySlot | undefined {
  if (!dayOf(known, date)) return undefined
  const open = slotsOf(known, date).filter((slot) => slotState(known, date, slot).kind === 'open')
  return open.includes('moonrise') ? 'moonrise' : open.length === 1 ? open[0] : undefined
}

const dayMs = 86_400_000
const distance = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / dayMs

/** The free slots nearest to a day, in their order. */
export function nearestFree(known: AvailabilitySnapshot, date: string, most = 4): FreeSlot[] {
  const days = known.availability?.days ?? []
  const free = days.flatMap((day) =>
    day.slots
      .filter(({ slot }) => slotState(known, day.date, slot).kind === 'open')
      .map(({ slot, moonrise, hours }) => ({ date: day.date, slot, moonrise, hours })),
  )
  return free
    .sort((a, b) => distance(a.date, date) - distance(b.date, date))
    .slice(0, most)
    .sort((a, b) => a.date.localeCompare(b.date) || order(a) - order(b))
}

const order = ({ slot }: FreeSlot) => daySlots.indexOf(slot)

/** A moment on the temple's clock. */
export function templeNow(at: number, timeZone: string): TempleNow {
  const [hour = 0, minute = 0] = clockAt(at, timeZone).split(':').map(Number)
  return { date: dateAt(at, timeZone), minute: hour * 60 + minute }
}
