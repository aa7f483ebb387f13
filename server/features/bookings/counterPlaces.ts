import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'
import type { CounterPlaces } from '#contract/counter/bookingsAdmin.ts'
import { slotsOn, timeOf } from './slotHours.ts'
import { listTaken } from './slotRepository.ts'
import { datesBetween, refusalOf, slotKey, type Clock, type PujaSettings } from './slotTimes.ts'

export type PlacesQuery = {
  readonly pujaType: PujaType
  /** Left out: the next day that has a free part. */
  readonly date?: string | undefined
}

/** The places of a day at the counter: a part that is over there can still be recorded. */
export const readCounterPlaces = async (
  db: Knex,
  { pujaType, date }: PlacesQuery,
  settings: PujaSettings,
  clock: Clock,
): Promise<CounterPlaces> => {
  const { today, city } = clock
  const span = date
    ? { from: date, to: date }
    : { from: today, to: addDays(today, settings.aheadDays) }
  const taken = await listTaken(db, pujaType, settings.capacity, span)
  const placeOf = (day: string, slot: DaySlot) => {
    const when = { date: day, slot }
    const left = Math.max(0, settings.capacity[slot] - (taken.get(slotKey(when)) ?? 0))
    const refusal = refusalOf(when, settings, clock)
    const open = refusal === 'over' ? 'over' : 'free'
    const state = refusal && refusal !== 'over' ? 'closed' : left === 0 ? 'full' : open
    return { ...timeOf(when, settings, city), left, state } as const
  }
  const dayOf = (day: string): CounterPlaces => ({
    date: day,
    slots: slotsOn(day, settings, city).map((slot) => placeOf(day, slot)),
  })
  for (const day of datesBetween(span.from, span.to)) {
    const found = dayOf(day)
    if (found.slots.some(({ state }) => state === 'free')) return found
  }
  return dayOf(span.from)
}
