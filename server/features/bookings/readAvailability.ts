import type { Knex } from 'knex'
import { addDays, daysBetween } from '#almanac/civilDate.ts'
import { longestAvailability, type Availability } from '#contract/bookings/public.ts'
import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'
import type { Reason } from '#contract/refusals.ts'
import { AppError } from '#server/errors.ts'
import { slotsOn, timeOf } from './slotHours.ts'
import { listTaken } from './slotRepository.ts'
import { datesBetween, refusalOf, slotKey, type Clock, type PujaSettings } from './slotTimes.ts'

export type AvailabilityQuery = {
  readonly pujaType: PujaType
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const usualDays = 42

const assertSpan = (from: string, to: string): void => {
  const refuse = (reason: Reason) => {
    throw new AppError('invalid_input', undefined, [{ pointer: '#/to', ...reason }])
  }
  if (to < from) refuse({ code: 'bookings.endsBeforeBegin' })
  const most = longestAvailability
  if (daysBetween(from, to) >= most) refuse({ code: 'bookings.tooManyDays', params: { most } })
}

/** The places left in each slot of the requested days. */
export const readAvailability = async (
  db: Knex,
  query: AvailabilityQuery,
  settings: PujaSettings,
  clock: Clock,
): Promise<Availability> => {
  const { pujaType } = query
  const { today } = clock
  const from = query.from ?? today
  const to = query.to ?? addDays(from, usualDays - 1)
  assertSpan(from, to)
  const taken = await listTaken(db, pujaType, settings.capacity, { from, to })
  const seen = (date: string, slot: DaySlot) => {
    const when = { date, slot }
    const capacity = settings.capacity[slot]
    const refusal = refusalOf(when, settings, clock)
    return {
      ...timeOf(when, settings, clock.city),
      capacity,
      left: Math.max(0, capacity - (taken.get(slotKey(when)) ?? 0)),
      isClosed: refusal !== undefined,
      ...(refusal === 'too_late' && { isTooLate: true }),
    }
  }
  return {
    today,
    lastDate: addDays(today, settings.aheadDays),
    timeZone: clock.timeZone,
    days: datesBetween(from, to).map((date) => ({
      date,
      slots: slotsOn(date, settings, clock.city).map((slot) => seen(date, slot)),
    })),
  }
}
