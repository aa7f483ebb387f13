import { addDays, daysBetween, weekday } from '#almanac/civilDate.ts'
import { civilDateAt, clockAt } from '#almanac/zone.ts'
import { isClosedOn, isOutsideOn, type Hours } from '#contract/site/openingHours.ts'
import type { DayParts } from '#contract/bookings/dayPartsAdmin.ts'
import { daySlots, minutesOf, type DaySlot } from '#contract/bookings/pujas.ts'
import { lastMinuteToBook, type SlotNotice } from '#contract/bookings/slotNotice.ts'
import { withHours } from './dayParts.ts'
import { hoursOf, slotsOn, startOf, type City, type When } from './slotHours.ts'

/** When a puja is available, as the temple has set it. */
export type PujaSettings = SlotNotice & {
  readonly capacity: Readonly<Record<DaySlot, number>>
  /** On a Sankashti it has one more slot. */
  readonly hasMoonrise?: boolean
  /** 0 Sunday to 6 Saturday. */
  readonly closedWeekdays: readonly number[]
  readonly closedDates: ReadonlySet<string>
  /** Of the whole temple. */
  readonly hours?: Hours
  readonly aheadDays: number
  readonly changeMinutes: number
  /** The hours of the parts of the day, if the temple has set its own. */
  readonly parts?: DayParts
  /** A part of today that has ended can be booked, too: staff record what was done in it. */
  readonly takesOver?: boolean
}

const minuteMs = 60_000
const wholeDay = 24 * 60

/** The last instant at which the devotee may cancel or move a booking. */
export const changeUntil = (
  when: When,
  { changeMinutes }: Pick<PujaSettings, 'changeMinutes'>,
  city: City,
): Date => new Date(startOf(when, city).getTime() - changeMinutes * minuteMs)

/** As staff may book it: they know what the priest can do, so only the end of a slot closes it. */
export const withoutNotice = (settings: PujaSettings): PujaSettings => ({
  ...settings,
  shortestMinutes: undefined,
  prepareMinutes: undefined,
  leadMinutes: undefined,
})

/** As staff may record a puja of this morning, or one that is done late. */
export const evenIfOver = (settings: PujaSettings): PujaSettings => ({
  ...settings,
  takesOver: true,
})

export type Refusal =
  | 'past'
  | 'not_sankashti'
  | 'over'
  | 'too_late'
  | 'too_far'
  | 'temple_closed'
  | 'other_hours'
  | 'closed'

/** An instant on the temple's calendar and clock. */
export type Clock = {
  readonly now: Date
  readonly city: City
  readonly timeZone: string
  readonly today: string
  /** Of today. */
  readonly minute: number
}

export const readClock = (now: Date, city: City): Clock => ({
  now,
  city,
  timeZone: city.timeZone,
  today: civilDateAt(now.getTime(), city.timeZone),
  minute: minutesOf(clockAt(now.getTime(), city.timeZone)),
})

/** What closes the slot for everybody, at any time. */
const closedBy = (request: When, settings: PujaSettings, city: City) => {
  const when = withHours(request, settings.parts)
  const { date, slot } = when
  const { hours } = settings
  if (hours && isClosedOn(hours, date)) return 'temple_closed'
  // The temple opens for the moonrise, unless the day has hours of its own.
  const isBound = slot !== 'moonrise' || hours?.specialDays?.some((day) => day.date === date)
  if (hours && isBound && isOutsideOn(hours, date, hoursOf(when, city))) return 'other_hours'
  return settings.capacity[slot] === 0 ||
    !slotsOn(date, settings, city).includes(slot) ||
    settings.closedDates.has(date) ||
    settings.closedWeekdays.includes(weekday(date))
    ? 'closed'
    : undefined
}

/** Whether the temple performs the puja in the slot, booked or not. */
export const isHeld = (when: When, settings: PujaSettings, city: City): boolean =>
  slotsOn(when.date, settings, city).includes(when.slot) &&
  closedBy(when, settings, city) === undefined

/** Why nobody can book the slot, even with places left; undefined if it is available. */
export const refusalOf = (
  when: When,
  settings: PujaSettings,
  clock: Clock,
): Refusal | undefined => {
  const { date, slot } = when
  const { today, minute, city } = clock
  if (date < today) return 'past'
  if (date > addDays(today, settings.aheadDays)) return 'too_far'
  if (slot === 'moonrise' && !slotsOn(date, settings, city).includes(slot)) return 'not_sankashti'
  const closed = closedBy(when, settings, city)
  if (closed) return closed
  const hours = hoursOf(withHours(when, settings.parts), city)
  // Now, counted from the beginning of the slot's day; as a phone counts, which knows only the clock.
  const at = minute - daysBetween(today, date) * wholeDay
  if (at >= hours.to) return settings.takesOver ? undefined : 'over'
  return at > lastMinuteToBook(hours, settings) ? 'too_late' : undefined
}

/** Dates from `from` to `to`, both included. */
export const datesBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** The key that places are counted by: `2026-12-01 morning`. */
export const slotKey = ({ date, slot }: When): string => `${date} ${slot}`

/** The free slots nearest to the one requested: by day, then the same time of day. */
export const nearestFree = (
  requested: When,
  settings: PujaSettings,
  taken: ReadonlyMap<string, number>,
  clock: Clock,
  most = 6,
): When[] => {
  const distance = ({ date, slot }: When): number =>
    Math.abs(daysBetween(requested.date, date)) * 10 +
    Math.abs(daySlots.indexOf(slot) - daySlots.indexOf(requested.slot))
  const candidates = datesBetween(clock.today, addDays(clock.today, settings.aheadDays))
    .flatMap((date) =>
      slotsOn(date, settings, clock.city).map((slot) => withHours({ date, slot }, settings.parts)),
    )
    .map((when) => ({ when, distance: distance(when) }))
    .toSorted((a, b) => a.distance - b.distance)
  const free: When[] = []
  for (const { when } of candidates) {
    if (free.length === most) break
    const key = slotKey(when)
    const hasRoom = (taken.get(key) ?? 0) < settings.capacity[when.slot]
    if (hasRoom && key !== slotKey(requested) && !refusalOf(when, settings, clock)) free.push(when)
  }
  return free
}
