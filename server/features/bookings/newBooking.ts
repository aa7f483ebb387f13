import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import type { BookingInput } from '#contract/bookings/input.ts'
import type { InLanguage } from '#contract/languages.ts'
import { newReference } from './reference.ts'
import { insertBooking, type BookingRecord } from './repository.ts'
import type { Clock } from './slotTimes.ts'

/** As from the site; the email is empty if staff were not given one. */
export type NewBooking = BookingInput & InLanguage

/** A row under an unused reference. */
export const insertNew = async (
  trx: Knex,
  input: NewBooking & Pick<BookingRecord, 'hours' | 'exactTime'>,
  clock: Clock,
): Promise<BookingRecord> => {
  for (;;) {
    const fresh: BookingRecord = {
      ...input,
      // What a form leaves empty counts as not given.
      phone: input.phone || undefined,
      specialRequests: input.specialRequests || undefined,
      // In order of arrival: rows written together are close together in the indexes.
      id: randomUUIDv7(),
      reference: newReference(clock.today),
      status: 'pending',
      isMoved: false,
      version: 1,
      linkVersion: 0,
      createdAt: clock.now.toISOString(),
    }
    if (await insertBooking(trx, fresh)) return fresh
  }
}
