import type { Knex } from 'knex'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { daySlots, type DaySlot, type PujaType } from '#contract/bookings/pujas.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import type { Corrections, Spelled } from './transliterations.ts'
import { undoOf } from './undoable.ts'
import { records } from '#server/db/rows.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'
import {
  bookings,
  toRecord,
  toStep,
  type BookingRecord,
  type Stored,
  type StoredStep,
} from './repository.ts'

export type BookingFilter = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly slot?: DaySlot | undefined
  readonly status?: BookingStatus | undefined
  readonly isOpen?: boolean | undefined
  readonly pujaType?: PujaType | undefined
  readonly search?: string | undefined
}

/** Exactly the condition of the index `puja_bookings_board`. */
const bySlot =
  "(case preferred_time when 'morning' then 0 when 'afternoon' then 1 when 'evening' then 2 else 3 end)"

const order: readonly SortKey<Stored>[] = [
  { by: 'preferred_date', of: (row) => row.preferredDate, type: 'text' },
  { by: bySlot, of: (row) => daySlots.indexOf(row.preferredTime), type: 'number' },
  { by: 'created_at', of: (row) => row.createdAt, type: 'text' },
  { by: 'id', of: (row) => row.id, type: 'text' },
]

const searched = ['full_name', 'email', 'phone', 'reference']

const over: readonly BookingStatus[] = ['closed', 'cancelled']

const filtered = (db: Knex, filter: BookingFilter): Knex.QueryBuilder => {
  const { from, to, slot, status, isOpen, pujaType, search } = filter
  const query = bookings(db)
  if (from !== undefined) query.where('preferred_date', '>=', from)
  if (to !== undefined) query.where('preferred_date', '<=', to)
  if (slot !== undefined) query.where('preferred_time', slot)
  if (status !== undefined) query.where('status', status)
  if (isOpen === true) query.whereNotIn('status', [...over])
  if (isOpen === false) query.whereIn('status', [...over])
  if (pujaType !== undefined) query.where('puja_type', pujaType)
  whereMatches(query, db, searched, search, 'search_terms')
  return query
}

export const byName: Searched<Pick<BookingRecord, 'fullName' | 'phone' | 'sankalp'>> = {
  table: 'puja_bookings',
  columns: ['fullName', 'phone', 'sankalp'],
  namesOf: ({ fullName, sankalp }) => [fullName, ...(sankalp?.names ?? []), sankalp?.gotra],
  phonesOf: ({ phone }) => phone,
}

export const countForAdmin = async (db: Knex, filter: BookingFilter): Promise<number> => {
  if (filter.search) await fillSearchTerms(db, byName)
  return countRows(filtered(db, filter))
}

export const listForAdmin = async (
  db: Knex,
  filter: BookingFilter,
  asked: ListQuery,
): Promise<Page<BookingRecord>> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const { rows, next } = await readPage<Stored>(filtered(db, filter), order, asked)
  return { items: rows.map(toRecord), next }
}

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
