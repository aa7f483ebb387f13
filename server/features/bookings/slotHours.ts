import { addDays } from '#almanac/civilDate.ts'
import { moonriseOfFast, moonriseOfNight } from '#almanac/fastBroken.ts'
import { clockAt, startOfDay } from '#almanac/zone.ts'
import { slotMinutes, type DaySlot, type FreeSlot } from '#contract/bookings/pujas.ts'
import type { DayParts } from '#contract/bookings/dayPartsAdmin.ts'
import type { Site } from '#contract/site/public.ts'
import { partsOn, withHours } from './dayParts.ts'

/** A slot of a day on the temple's calendar. */
export type When = Pick<FreeSlot, 'date' | 'slot' | 'hours'>

export type City = Site['city']

const minuteMs = 60_000
const wholeDay = 24 * 60

/**
 * The instant at which a clock in the zone shows these minutes of a date, even on days when clocks
 * change.
 */
const instantAt = (date: string, minutes: number, timeZone: string): Date => {
  if (minutes >= wholeDay) return instantAt(addDays(date, 1), minutes - wholeDay, timeZone)
  const guess = startOfDay(date, timeZone) + minutes * minuteMs
  const [shownHour = 0, shownMinute = 0] = clockAt(guess, timeZone).split(':').map(Number)
  return new Date(guess + (minutes - (shownHour * 60 + shownMinute)) * minuteMs)
}

const placeOf = ({ name, latitude: lat, longitude: lon, timeZone: tz }: City) =>
  ({ name, lat, lon, tz }) as const

/** The date is a Sankashti in the temple's city, and the Moon rises there. */
const isSankashti = (date: string, city: City): boolean =>
  moonriseOfFast(placeOf(city), date) !== undefined

/**
 * With the moonrise, if the slot holds it. A booking keeps its day if the temple's city changes, so
 * any night has one.
 */
export const withMoonrise = <W extends When>(when: W, city: City): W & FreeSlot => {
  if (when.slot !== 'moonrise') return when
  const place = placeOf(city)
  const at = moonriseOfFast(place, when.date) ?? moonriseOfNight(place, when.date)
  return at === undefined ? when : { ...when, moonrise: clockAt(at, city.timeZone) }
}

/** A slot with its time, as it is offered now. */
export const timeOf = (
  when: When,
  { parts }: { readonly parts?: DayParts | undefined },
  city: City,
) => {
  const { date: _, ...slot } = withMoonrise(withHours(when, parts), city)
  return slot
}

/** In minutes of its day on the temple's clock. */
export const hoursOf = (when: When, city: City) =>
  slotMinutes(when.slot, withMoonrise(when, city)) ??
  // Only where the Moon does not rise: nothing is booked there, but something may have been.
  slotMinutes('evening')

export const startOf = (when: When, city: City): Date =>
  instantAt(when.date, hoursOf(when, city).from, city.timeZone)

export const endOf = (when: When, city: City): Date =>
  instantAt(when.date, hoursOf(when, city).to, city.timeZone)

/** The slots of a day, in order of time. */
export const slotsOn = (
  date: string,
  {
    hasMoonrise,
    parts,
  }: { readonly hasMoonrise?: boolean | undefined; readonly parts?: DayParts | undefined },
  city: City,
): readonly DaySlot[] => {
  const usual = partsOn(date, parts)
  if (!hasMoonrise || !isSankashti(date, city)) return usual
  const begins = (slot: DaySlot) => hoursOf(withHours({ date, slot }, parts), city).from
  return [...usual, 'moonrise' as const].toSorted((a, b) => begins(a) - begins(b))
}
