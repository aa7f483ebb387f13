import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { TempleSite } from '#contract/site/admin.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { AppError, invalidField } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import { oneInLanguage } from '#server/translations/inLanguage.ts'
import { whenOf } from './reschedule.ts'
import type { BookingRecord } from './repository.ts'
import { findSettings, type NamedPuja } from './slotRepository.ts'
import { changeUntil, readClock, type Clock, type PujaSettings } from './slotTimes.ts'
import { isStillOpen } from './statuses.ts'

/** What a decision about a booking needs to know, all for one instant. */
export type BookingContext = {
  readonly site: TempleSite
  /** Named in the language of the reader, if it is translated. */
  readonly puja: NamedPuja & Marked
  readonly settings: PujaSettings
  readonly clock: Clock
}

type Deps = Pick<Shared, 'findSite'> & {
  /** The great days of the calendar, on which rows of festival days count. */
  readonly festivalDates: (db: Knex) => Promise<string[]>
  readonly now: () => Date
}

/** Refuses new bookings of a puja that is switched off; those there are stay. */
export const assertOffered = ({ puja: { name, isOn } }: BookingContext): void => {
  if (!isOn)
    throw invalidField('#/pujaType', { code: 'bookings.notOffered', params: { puja: name } })
}

/** Reads the context of a puja as it is now; for somebody who reads a language, with its name in it. */
export const createBookingContexts =
  ({ findSite, festivalDates, now }: Deps) =>
  async (
    db: Knex,
    { pujaType }: Pick<BookingRecord, 'pujaType'>,
    language: Language = 'en',
  ): Promise<BookingContext> => {
    const site = await findSite(db, language)
    const found = await findSettings(db, pujaType)
    if (!found) throw invalidField('#/pujaType', { code: 'bookings.noPuja' })
    const settings = {
      ...found.settings,
      hours: { ...site, festivalDates: await festivalDates(db) },
    }
    const wanted = { kind: 'puja', language, idOf: () => pujaType } as const
    const puja = await oneInLanguage(db, found.puja, wanted)
    return { site, puja, settings, clock: readClock(now(), site.city) }
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
