import type { Knex } from 'knex'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'
import type { Sankalp } from '#contract/bookings/sankalp.ts'
import { insertRows } from '#server/db/sql.ts'

export type BookingRecord = {
  id: string
  reference: string
  status: BookingStatus
  pujaType: PujaType
  preferredDate: string
  preferredTime: DaySlot
  fullName: string
  email: string
  phone?: string | undefined
  specialRequests?: string | undefined
  includePrasad: boolean
  sankalp?: Sankalp | undefined
  address?: PostalAddress | undefined
  exactTime?: string | undefined
  /** Seen only by staff, like the priest. */
  notes?: string | undefined
  priest?: string | undefined
  /** Of names, gotra, notes and priest. */
  version: number
  /** The devotee moved it once. */
  isMoved: boolean
  /** How often its link was replaced. */
  linkVersion: number
  /** How many of its steps the temple has undone, and when it did so last. */
  undone?: { steps: number; at: string } | undefined
  createdAt: string
}

export type Row = {
  id: string
  reference: string
  status: BookingStatus
  puja_type: PujaType
  preferred_date: string
  preferred_time: DaySlot
  full_name: string
  email: string
  phone: string | null
  special_requests: string | null
  include_prasad: boolean | number
  sankalp: string | null
  address: string | null
  is_moved: boolean | number
  link_version: number
  exact_time: string | null
  notes: string | null
  priest: string | null
  version: number
  undone_steps: number
  undone_at: string | null
  created_at: string
  /** Written by staff and not part of the booking: see `transliterations.ts`. */
  transliterations: string | null
}

export const toRecord = (row: Row): BookingRecord => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  pujaType: row.puja_type,
  preferredDate: row.preferred_date,
  preferredTime: row.preferred_time,
  fullName: row.full_name,
  email: row.email,
  includePrasad: Boolean(row.include_prasad),
  isMoved: Boolean(row.is_moved),
  linkVersion: row.link_version,
  version: row.version,
  createdAt: row.created_at,
  ...(row.undone_at !== null && { undone: { steps: row.undone_steps, at: row.undone_at } }),
  ...(row.exact_time !== null && { exactTime: row.exact_time }),
  ...(row.notes !== null && { notes: row.notes }),
  ...(row.priest !== null && { priest: row.priest }),
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.special_requests !== null && { specialRequests: row.special_requests }),
  ...(row.sankalp !== null && { sankalp: JSON.parse(row.sankalp) as Sankalp }),
  ...(row.address !== null && { address: JSON.parse(row.address) as PostalAddress }),
})

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value))

const toRow = (record: BookingRecord): Omit<Row, 'transliterations'> => ({
  id: record.id,
  reference: record.reference,
  status: record.status,
  puja_type: record.pujaType,
  preferred_date: record.preferredDate,
  preferred_time: record.preferredTime,
  full_name: record.fullName,
  email: record.email,
  phone: record.phone ?? null,
  special_requests: record.specialRequests ?? null,
  include_prasad: record.includePrasad,
  sankalp: json(record.sankalp),
  address: json(record.address),
  is_moved: record.isMoved,
  link_version: record.linkVersion,
  exact_time: record.exactTime ?? null,
  notes: record.notes ?? null,
  priest: record.priest ?? null,
  version: record.version,
  undone_steps: record.undone?.steps ?? 0,
  undone_at: record.undone?.at ?? null,
  created_at: record.createdAt,
})

/** False if another booking has the reference. */
export const insertBooking = async (trx: Knex, record: BookingRecord): Promise<boolean> => {
  const row = { ...toRow(record), updated_at: record.createdAt }
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const inserted = await insertRows(trx, 'puja_bookings', [row], unlessTaken)
  return inserted.length > 0
}

export const updateBooking = async (
  trx: Knex,
  record: BookingRecord,
  now: string,
): Promise<void> => {
  await trx('puja_bookings')
    .where({ id: record.id })
    .update({ ...toRow(record), updated_at: now })
}

export const findBooking = async (
  db: Knex,
  reference: string,
): Promise<BookingRecord | undefined> => {
  const row = await db<Row>('puja_bookings').where({ reference }).first()
  return row && toRecord(row)
}

/** Whoever changes a booking locks its row until the end of the transaction; the next one waits. */
export const lockBooking = async (
  trx: Knex,
  reference: string,
): Promise<BookingRecord | undefined> => {
  const row = await trx<Row>('puja_bookings').where({ reference }).forUpdate().first()
  return row && toRecord(row)
}

export type StepRow = {
  status: BookingStatus
  at: string
  by: BookingStep['by']
  moved_from_date: string | null
  moved_from_time: DaySlot | null
  moved_from_exact: string | null
  reason: string | null
}

export const toStep = (row: StepRow): BookingStep => {
  const { moved_from_date: date, moved_from_time: slot, moved_from_exact: exactTime } = row
  return {
    status: row.status,
    at: row.at,
    by: row.by,
    ...(date !== null &&
      slot !== null && { movedFrom: { date, slot, ...(exactTime !== null && { exactTime }) } }),
    ...(row.reason !== null && { reason: row.reason }),
  }
}

export const listSteps = async (db: Knex, bookingId: string): Promise<BookingStep[]> => {
  const rows = await db<StepRow & { booking_id: string; position: number }>('booking_steps')
    .where({ booking_id: bookingId })
    .orderBy('position')
  return rows.map(toStep)
}

/** Only for a step that is undone before anybody was notified. */
export const deleteStep = async (trx: Knex, bookingId: string, position: number): Promise<void> => {
  await trx('booking_steps').where({ booking_id: bookingId, position }).delete()
}

/** `actorId` is the staff member, and is shown only to staff. */
export const insertStep = async (
  trx: Knex,
  bookingId: string,
  position: number,
  { status, at, by, movedFrom, reason, actorId }: BookingStep & { actorId?: string | undefined },
): Promise<void> => {
  const row = {
    booking_id: bookingId,
    position,
    status,
    at,
    by,
    actor_id: actorId ?? null,
    moved_from_date: movedFrom?.date ?? null,
    moved_from_time: movedFrom?.slot ?? null,
    moved_from_exact: movedFrom?.exactTime ?? null,
    reason: reason ?? null,
  }
  await insertRows(trx, 'booking_steps', [row])
}
