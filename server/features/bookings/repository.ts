import type { Knex } from 'knex'
import type { BookingStatus, BookingStep } from '#contract/bookings/public.ts'
import type { Language } from '#contract/languages.ts'
import type { PostalAddress } from '#contract/site/postalAddress.ts'
import type { DaySlot, PujaType } from '#contract/bookings/pujas.ts'
import type { Sankalp } from '#contract/bookings/sankalp.ts'
import { columnsOf, records, toColumns } from '#server/db/rows.ts'
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
  /** In which the devotee reads. */
  language: Language
  sankalp?: Sankalp | undefined
  address?: PostalAddress | undefined
  exactTime?: string | undefined
  /** The hours of its slot when it was booked, if they were the temple's own. */
  hours?: string | undefined
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

export type Stored = Omit<BookingRecord, 'undone'> & {
  undoneSteps: number
  undoneAt?: string | undefined
}

/** Its owner and the spellings of its names are columns of their own, written by themselves. */
const columns = columnsOf<Stored>()([
  'id',
  'reference',
  'status',
  'pujaType',
  'preferredDate',
  'preferredTime',
  'fullName',
  'email',
  'includePrasad',
  'language',
  'isMoved',
  'linkVersion',
  'version',
  'createdAt',
  'undoneSteps',
  'undoneAt',
  'exactTime',
  'hours',
  'notes',
  'priest',
  'phone',
  'specialRequests',
  'sankalp',
  'address',
])

export const toRecord = <T extends Stored>({ undoneSteps, undoneAt, ...booking }: T) => ({
  ...booking,
  ...(undoneAt !== undefined && { undone: { steps: undoneSteps, at: undoneAt } }),
})

const toRow = ({ undone, ...booking }: BookingRecord, updatedAt: string) => ({
  ...toColumns({ ...booking, undoneSteps: undone?.steps ?? 0, undoneAt: undone?.at }, columns),
  updated_at: updatedAt,
})

/** False if another booking has the reference. */
export const insertBooking = async (trx: Knex, record: BookingRecord): Promise<boolean> => {
  const row = toRow(record, record.createdAt)
  const unlessTaken = 'on conflict (reference) do nothing returning id'
  const inserted = await insertRows(trx, 'puja_bookings', [row], unlessTaken)
  return inserted.length > 0
}

export const updateBooking = async (
  trx: Knex,
  record: BookingRecord,
  now: string,
): Promise<void> => {
  await trx('puja_bookings').where({ id: record.id }).update(toRow(record, now))
}

/** Queries that are answered with bookings as they are stored: see `toRecord`. */
export const bookings = (db: Knex) => records<Stored>(db, 'puja_bookings', columns)

export const findBooking = async (
  db: Knex,
  reference: string,
): Promise<BookingRecord | undefined> => {
  const found = await bookings(db).where({ reference }).first()
  return found && toRecord(found)
}

/** Those of the references that exist, in no order. */
export const listBookingsNamed = async (
  db: Knex,
  references: readonly string[],
): Promise<BookingRecord[]> =>
  (await bookings(db).whereIn('reference', [...references])).map(toRecord)

/** Whoever changes a booking locks its row until the end of the transaction; the next one waits. */
export const lockBooking = async (
  trx: Knex,
  reference: string,
): Promise<BookingRecord | undefined> => {
  const found = await bookings(trx).where({ reference }).forUpdate().first()
  return found && toRecord(found)
}

export type StoredStep = Pick<BookingStep, 'status' | 'at' | 'by' | 'reason'> & {
  movedFromDate?: string | undefined
  movedFromTime?: DaySlot | undefined
  movedFromExact?: string | undefined
  movedFromHours?: string | undefined
}

export const toStep = (step: StoredStep): BookingStep => {
  const { movedFromDate: date, movedFromTime: slot } = step
  const { movedFromExact: exactTime, movedFromHours: hours } = step
  return {
    status: step.status,
    at: step.at,
    by: step.by,
    ...(date !== undefined &&
      slot !== undefined && { movedFrom: { date, slot, exactTime, hours } }),
    reason: step.reason,
  }
}

export const listSteps = async (db: Knex, bookingId: string): Promise<BookingStep[]> => {
  const steps = await records<StoredStep>(db, 'booking_steps')
    .where({ bookingId })
    .orderBy('position')
  return steps.map(toStep)
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
  const from = {
    movedFromDate: movedFrom?.date,
    movedFromTime: movedFrom?.slot,
    movedFromExact: movedFrom?.exactTime,
    movedFromHours: movedFrom?.hours,
  }
  const step = { bookingId, position, status, at, by, actorId, ...from, reason }
  await insertRows(trx, 'booking_steps', [toColumns(step)])
}
