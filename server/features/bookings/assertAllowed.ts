import type { BookingStatus } from '#contract/bookings/public.ts'
import { isIndianState, isPinOf } from '#contract/orders/indianStates.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { BookingRecord } from './repository.ts'
import type { Clock } from './slotTimes.ts'
import { isTooEarly, mayFollow } from './statuses.ts'
import { dayName } from './words.ts'

/** A step of the trail that staff take. */
export type TempleStep = {
  readonly reference: string
  readonly status: BookingStatus
  readonly actorId: string
  /** Why it is cancelled. */
  readonly reason?: string | undefined
}

/** Refuses a step that cannot follow, and beginning a puja before its day. */
export const assertMayFollow = (
  found: BookingRecord,
  next: BookingStatus,
  { today }: Clock,
): void => {
  if (!mayFollow(found, next)) throw new AppError('wrong_status')
  if (!isTooEarly(found, next, today)) return
  const day = dayName(found.preferredDate)
  throw new AppError('wrong_status', `This puja is on ${day}. You can begin it on that day.`)
}

/** Refuses to move a booking to its current slot. */
export const assertOther = (from: string, to: string): void => {
  if (from === to) throw invalidField('#/preferredTime', { code: 'bookings.sameTime' })
}

/** Refuses a PIN code outside its state, where the state is written by its name. */
export const assertPinOfState = (address: PostalAddress | undefined): void => {
  const { country, state = '', postalCode = '' } = address ?? {}
  if (country !== 'IN' || !isIndianState(state) || isPinOf(postalCode, state)) return
  throw invalidField('#/address/postalCode', { code: 'bookings.pinElsewhere' })
}
