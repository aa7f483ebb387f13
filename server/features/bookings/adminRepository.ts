import type { Knex } from 'knex'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import { undoSeconds } from '#contract/bookings/admin.ts'
import type { Page } from '#contract/paging.ts'
import { daySlots, type DaySlot, type PujaType } from '#contract/bookings/pujas.ts'
import type { Sankalp } from '#contract/bookings/sankalp.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { correctionsOf, type Corrections } from './transliterations.ts'
import { undoOf } from './undoable.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'
import { toRecord, toStep, type BookingRecord, type Row, type StepRow } from './repository.ts'

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

const order: readonly SortKey<Row>[] = [
  { by: 'preferred_date', of: (row) => row.preferred_date, type: 'text' },
  { by: bySlot, of: (row) => daySlots.indexOf(row.preferred_time), type: 'number' },
  { by: 'created_at', of: (row) => row.created_at, type: 'text' },
  { by: 'id', of: (row) => row.id, type: 'text' },
]

const searched = ['full_name', 'email', 'phone', 'reference']

const over: readonly BookingStatus[] = ['closed', 'cancelled']

const filtered = (db: Knex, filter: BookingFilter): Knex.QueryBuilder => {
  const { from, to, slot, status, isOpen, pujaType, search } = filter
  const query = db<Row>('puja_bookings')
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

export const byName: Searched<Row> = {
  table: 'puja_bookings',
  columns: ['full_name', 'phone', 'sankalp'],
  namesOf: (row) => {
    const { names = [], gotra } =
      row.sankalp === null ? {} : (JSON.parse(row.sankalp) as Partial<Sankalp>)
    return [row.full_name, ...names, gotra]
  },
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
  const { rows, next } = await readPage<Row>(filtered(db, filter), order, asked)
  return { items: rows.map(toRecord), next }
}

/** All bookings of one day, by slot, with the corrected spellings. */
export const listDay = async (
  db: Knex,
  date: string,
): Promise<(BookingRecord & { corrections: Corrections })[]> => {
  const rows = await db<Row>('puja_bookings')
    .where({ preferred_date: date })
    .orderByRaw(`${bySlot}, created_at, id`)
  return rows.map((row) => ({ ...toRecord(row), corrections: correctionsOf(row) }))
}

/** For each booking on a page, the temple's step that can still be undone. */
export const listUndoable = async (
  db: Knex,
  bookings: readonly BookingRecord[],
  now: Date,
): Promise<Map<string, ReturnType<typeof undoOf>>> => {
  const since = new Date(now.getTime() - undoSeconds * 1000).toISOString()
  const ids = bookings.map(({ id }) => id)
  const recent = await db('booking_steps')
    .whereIn('booking_id', ids)
    .where('at', '>', since)
    .orderBy('position')
    .select<{ booking_id: string; position: number; at: string; by: BookingStep['by'] }[]>(
      'booking_id',
      'position',
      'at',
      'by',
    )
  // The last step of each booking is the one that stays in the map.
  return new Map(recent.map((step) => [step.booking_id, undoOf(step, step.position + 1, now)]))
}

type Actor = { readonly id: string; readonly username?: string }

type StaffStepRow = StepRow & { actor_id: string | null; username: string | null }

const actorOf = ({ actor_id: id, username }: StaffStepRow): Actor | undefined =>
  id === null ? undefined : { id, ...(username !== null && { username }) }

/** With the usernames of the staff who made them. */
export const listStaffSteps = async (
  db: Knex,
  bookingId: string,
): Promise<(BookingStep & { actor?: Actor })[]> => {
  const rows: StaffStepRow[] = await db('booking_steps')
    .leftJoin('users', 'users.id', 'booking_steps.actor_id')
    .where({ booking_id: bookingId })
    .orderBy('position')
    .select('booking_steps.*', 'users.username')
  return rows.map((row) => {
    const actor = actorOf(row)
    return { ...toStep(row), ...(actor && { actor }) }
  })
}
