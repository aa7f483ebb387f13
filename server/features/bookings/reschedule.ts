import type { Knex } from 'knex'
import type { BookingStep } from '#contract/bookings/public.ts'
import { isWithinSlot, type DaySlot, type PujaType } from '#contract/bookings/pujas.ts'
import type { BookingRecord } from './repository.ts'
import { isStillOpen } from './statuses.ts'
import { AppError } from '#server/errors.ts'
import { releaseSlot } from './slotRepository.ts'
import { withMoonrise, type City, type When } from './slotHours.ts'
import { slotKey } from './slotTimes.ts'

/** With the hours it was promised, if it is booked. */
export const whenOf = ({
  preferredDate,
  preferredTime,
  hours,
}: Pick<BookingRecord, 'preferredDate' | 'preferredTime' | 'hours'>): When => ({
  date: preferredDate,
  slot: preferredTime,
  ...(hours !== undefined && { hours }),
})

/** The time a booking had, as its trail keeps it. */
export const placeOf = (found: BookingRecord): NonNullable<BookingStep['movedFrom']> => ({
  ...whenOf(found),
  ...(found.exactTime !== undefined && { exactTime: found.exactTime }),
})

type Place = {
  readonly preferredDate: string
  readonly preferredTime: DaySlot
  readonly exactTime?: string | undefined
  /** Of the slot it is moved to. */
  readonly hours?: string | undefined
}

/** `steps`: how long the trail was that staff saw. */
export type TempleMove = Place & {
  readonly reference: string
  readonly steps: number
  readonly actorId: string
}

type Seen = Place & {
  readonly steps: number
  readonly seen: number
  readonly today: string
  readonly city: City
}

/** Refuses what has begun or changed since, the same time again, and a day that is over. */
export const assertMovable = (found: BookingRecord, to: Seen): void => {
  if (to.steps !== to.seen) {
    throw new AppError('wrong_status', 'This booking has changed since. Please look again.')
  }
  if (!isStillOpen(found.status)) throw new AppError('wrong_status')
  const refuse = (field: string, detail: string) => {
    throw new AppError('invalid_input', `${detail}.`, [{ pointer: `#/${field}`, detail }])
  }
  if (to.preferredDate < to.today) refuse('preferredDate', 'Please choose today or a later date')
  const time = withMoonrise(whenOf(to), to.city)
  if (to.exactTime && !isWithinSlot(to.preferredTime, to.exactTime, time))
    refuse('exactTime', 'This time is not in that part of the day')
  const isSame = slotKey(whenOf(found)) === slotKey(whenOf(to)) && found.exactTime === to.exactTime
  if (isSame) refuse('preferredTime', 'Please choose a different time from its current one')
}

/**
 * Frees one slot and takes another, or does neither; in the order of the days, so that two who swap
 * slots never wait for each other. Nothing happens between equal slots.
 */
export const changeSlot = async (
  trx: Knex,
  pujaType: PujaType,
  { from, to }: { readonly from: When; readonly to: When },
  take: () => Promise<void>,
): Promise<void> => {
  if (slotKey(from) === slotKey(to)) return
  const changes = [
    { key: slotKey(from), make: () => releaseSlot(trx, pujaType, from) },
    { key: slotKey(to), make: take },
  ]
  for (const { make } of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) await make()
}
