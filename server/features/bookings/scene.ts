import type { Site } from '#contract/site.ts'
import { AppError } from '#server/errors.ts'
import { whenOf } from './moves.ts'
import type { BookingRecord } from './repository.ts'
import { changeUntil, type Clock, type PujaSettings } from './slotTimes.ts'
import { isStillOpen } from './statuses.ts'

/** What a decision about a booking needs to know, all for one instant. */
export type Scene = { readonly site: Site; readonly settings: PujaSettings; readonly clock: Clock }

/** The devotee may change what has not begun, up to the temple's limit. */
export const assertChangeable = (found: BookingRecord, { settings, clock }: Scene): void => {
  if (!isStillOpen(found.status)) throw new AppError('wrong_status')
  const until = changeUntil(whenOf(found), settings, clock.timeZone)
  if (clock.now > until) throw new AppError('too_late')
}
