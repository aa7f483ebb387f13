import type { Booking, BookingStep } from '#contract/bookings/public.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { BookingRecord } from './repository.ts'
import { whenOf } from './reschedule.ts'
import { endOf, startOf, withMoonrise, type City } from './slotHours.ts'
import { changeUntil, type PujaSettings } from './slotTimes.ts'
import { isStillOpen } from './statuses.ts'

type Seen = {
  readonly trail: readonly BookingStep[]
  readonly puja: Marked & { readonly name: string }
  readonly token: string
  readonly settings: Pick<PujaSettings, 'changeMinutes'>
  readonly city: City
  readonly now: Date
}

/** A booking as the holder of its link sees it now. */
export const toBooking = (
  record: BookingRecord,
  { trail, puja, token, settings, city, now }: Seen,
): Booking & Marked => {
  const {
    isMoved,
    linkVersion: _,
    language: _language,
    version: _version,
    notes: _notes,
    priest: _priest,
    ...shown
  } = record
  const when = whenOf(record)
  const until = changeUntil(when, settings, city)
  const { moonrise } = withMoonrise(when, city)
  const canCancel = isStillOpen(record.status) && now <= until
  return {
    ...shown,
    pujaName: puja.name,
    ...(puja.inEnglish?.includes('name') && { inEnglish: ['pujaName'] }),
    token,
    ...(moonrise !== undefined && { moonrise }),
    startsAt: startOf(when, city).toISOString(),
    endsAt: endOf(when, city).toISOString(),
    timeZone: city.timeZone,
    isAddressMissing: record.includePrasad && record.address === undefined,
    trail: trail.map((step) => ({
      ...step,
      ...(step.movedFrom && { movedFrom: withMoonrise(step.movedFrom, city) }),
    })),
    canCancel,
    canReschedule: canCancel && !isMoved,
    changeUntil: until.toISOString(),
  }
}

/**
 * The booking as it was after this many steps; its address is not a step, so it is the current one.
 */
export const asOf = (
  record: BookingRecord,
  trail: readonly BookingStep[],
  steps: number,
): BookingRecord => {
  const moved = trail.slice(steps).find(({ movedFrom }) => movedFrom)?.movedFrom
  return {
    ...record,
    status: trail[steps - 1]?.status ?? record.status,
    ...(moved && {
      preferredDate: moved.date,
      preferredTime: moved.slot,
      exactTime: moved.exactTime,
      hours: moved.hours,
    }),
  }
}
