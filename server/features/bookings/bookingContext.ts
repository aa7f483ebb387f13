import type { Knex } from 'knex'
import type { TempleSite } from '#contract/site/admin.ts'
import { AppError, invalidField } from '#server/errors.ts'
import { whenOf } from './reschedule.ts'
import type { BookingRecord } from './repository.ts'
import { findSettings, type NamedPuja } from './slotRepository.ts'
import { changeUntil, readClock, type Clock, type PujaSettings } from './slotTimes.ts'
import { isStillOpen } from './statuses.ts'

/** What a decision about a booking needs to know, all for one instant. */
export type BookingContext = {
  readonly site: TempleSite
  readonly puja: NamedPuja
  readonly settings: PujaSettings
  readonly clock: Clock
}

type Deps = {
  readonly findSite: (db: Knex) => Promise<TempleSite>
  /** The great days of the calendar, on which rows of festival days count. */
  readonly festivalDates: (db: Knex) => Promise<string[]>
  readonly now: () => Date
}

/** Refuses new bookings of a puja that is switched off; those there are stay. */
export const assertOffered = ({ puja: { name, isOn } }: BookingContext): void => {
  if (!isOn)
    throw invalidField('#/pujaType', { code: 'bookings.notOffered', params: { puja: name } })
}

/** Reads the context of a puja as it is now. */
export const createBookingContexts =
  ({ findSite, festivalDates, now }: Deps) =>
  async (db: Knex, { pujaType }: Pick<BookingRecord, 'pujaType'>): Promise<BookingContext> => {
    const site = await findSite(db)
    const found = await findSettings(db, pujaType)
    if (!found) throw invalidField('#/pujaType', { code: 'bookings.noPuja' })
    const settings = {
      ...found.settings,
      hours: { ...site, festivalDates: await festivalDates(db) },
    }
    return { site, puja: found.puja, settings, clock: readClock(now(), site.city) }
  }

/** Its clock, and whether the office wants an email about each booking. */
export const officeOf = ({ site, clock }: BookingContext) => ({
  timeZone: clock.timeZone,
  isOfficeSpared: site.officeMail !== undefined,
})

/** The devotee may change what has not begun, up to the temple's limit. */
export const assertChangeable = (
  found: BookingRecord,
  { settings, clock }: BookingContext,
): void => {
  if (!isStillOpen(found.status)) throw new AppError('wrong_status')
  const until = changeUntil(whenOf(found), settings, clock.city)
  if (clock.now > until) throw new AppError('too_late')
}
