import type { Knex } from 'knex'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import { undoSeconds, type exportBookings, type StaffBooking } from '#contract/bookings/admin.ts'
import { daySlots } from '#contract/bookings/pujas.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { atLeast, atMost, equals, listOf, whether } from '#server/admin/list.ts'
import { withMarks } from './dakshina/marks.ts'
import type { Corrections, Spelled } from './transliterations.ts'
import { undoOf } from './undoable.ts'
import { records } from '#server/db/rows.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import {
  bookings,
  toRecord,
  toStep,
  type BookingRecord,
  type Stored,
  type StoredStep,
} from './repository.ts'

export type BookingFilter = Parsed<typeof exportBookings>

/** With what was paid for it. */
export type MarkedBooking = BookingRecord & Pick<StaffBooking, 'dakshina'>

/** Exactly the condition of the index `puja_bookings_board`. */
const bySlot =
  "(case preferred_time when 'morning' then 0 when 'afternoon' then 1 when 'evening' then 2 else 3 end)"

/** Received, or said to be, or handed over as a cheque: it waits for the bank and not for the devotee. */
const isPaid = `exists (select 1 from dakshina_payments as paid
  where paid.booking_reference = puja_bookings.reference and not paid.is_test
    and (paid.status in ('succeeded', 'refunded')
      or (paid.status = 'pending' and paid.payment_method in ('upi', 'cheque'))))`

const unpaid = `puja_bookings.status not in ('pending', 'cancelled') and not ${isPaid}`

const over: readonly BookingStatus[] = ['closed', 'cancelled']

export const byName: Searched<Pick<BookingRecord, 'fullName' | 'phone' | 'sankalp'>> = {
  table: 'puja_bookings',
  columns: ['fullName', 'phone', 'sankalp'],
  namesOf: ({ fullName, sankalp }) => [fullName, ...(sankalp?.names ?? []), sankalp?.gotra],
  phonesOf: ({ phone }) => phone,
}

/** By day, part of the day and time of booking. */
export const bookingList = listOf<Stored, BookingFilter, MarkedBooking>({
  rows: bookings,
  where: {
    from: atLeast('preferred_date'),
    to: atMost('preferred_date'),
    slot: equals('preferred_time'),
    status: equals('status'),
    isOpen(query, isOpen) {
      if (isOpen === true) query.whereNotIn('status', [...over])
      if (isOpen === false) query.whereIn('status', [...over])
    },
    isUnpaid: whether(unpaid),
    pujaType: equals('puja_type'),
  },
  search: {
    columns: ['full_name', 'email', 'phone', 'reference'],
    terms: { column: 'search_terms', of: byName },
  },
  sort: [
    { by: 'preferred_date', of: (row) => row.preferredDate, type: 'text' },
    { by: bySlot, of: (row) => daySlots.indexOf(row.preferredTime), type: 'number' },
    { by: 'created_at', of: (row) => row.createdAt, type: 'text' },
    { by: 'id', of: (row) => row.id, type: 'text' },
  ],
  toItems: (rows, db) => withMarks(db, rows.map(toRecord)),
})

/** Of one day's confirmed bookings, how many nobody has paid for. */
export const countUnpaid = (db: Knex, date: string): Promise<number> =>
  bookingList.count(db, { from: date, to: date, isUnpaid: true })

/** All bookings of one day, by slot, with the corrected spellings. */
export const listDay = async (
  db: Knex,
  date: string,
): Promise<(BookingRecord & { corrections: Corrections })[]> => {
  const rows: (Stored & Spelled)[] = await bookings(db)
    .select('transliterations')
    .where({ preferredDate: date })
    .orderByRaw(`${bySlot}, created_at, id`)
  return rows.map(({ transliterations: corrections = {}, ...row }) => ({
    ...toRecord(row),
    corrections,
  }))
}

type RecentStep = Pick<BookingStep, 'at' | 'by'> & { bookingId: string; position: number }

/** For each booking on a page, the temple's step that can still be undone. */
export const listUndoable = async (
  db: Knex,
  page: readonly BookingRecord[],
  now: Date,
): Promise<Map<string, ReturnType<typeof undoOf>>> => {
  const since = new Date(now.getTime() - undoSeconds * 1000).toISOString()
  const ids = page.map(({ id }) => id)
  const recent = await records<RecentStep>(db, 'booking_steps')
    .whereIn('booking_id', ids)
    .where('at', '>', since)
    .orderBy('position')
  // The last step of each booking is the one that stays in the map.
  return new Map(recent.map((step) => [step.bookingId, undoOf(step, step.position + 1, now)]))
}

type Actor = { readonly id: string; readonly username?: string | undefined }

type StaffStep = StoredStep & { actorId?: string; username?: string }

/** With the usernames of the staff who made them. */
export const listStaffSteps = async (
  db: Knex,
  bookingId: string,
): Promise<(BookingStep & { actor?: Actor })[]> => {
  const steps = await records<StaffStep>(db, 'booking_steps')
    .leftJoin('users', 'users.id', 'booking_steps.actor_id')
    .where({ bookingId })
    .orderBy('position')
    .select('booking_steps.*', 'users.username')
  return steps.map(({ actorId: id, username, ...step }) => ({
    ...toStep(step),
    ...(id !== undefined && { actor: { id, username } }),
  }))
}
