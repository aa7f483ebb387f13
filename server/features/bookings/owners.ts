import type { Knex } from 'knex'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { stripReceipts } from '#server/privacy/receipts.ts'
import { createForgetting, createSentRows } from '#server/privacy/sentRows.ts'
import { forgetPayer } from './dakshina/owners.ts'
import { listPujaNames } from './pujas/repository.ts'
import { bookings, toRecord, type BookingRecord, type Stored } from './repository.ts'
import type { Spelled } from './transliterations.ts'
import { isOver } from './statuses.ts'

/** More than anybody reads through; the export has them all. */
const listedAtMost = 100

export const setOwner = async (trx: Knex, id: string, userId: string): Promise<void> => {
  await trx('puja_bookings').where({ id }).update({ user_id: userId })
}

export const ownerOf = async (db: Knex, id: string): Promise<string | undefined> => {
  const row = await db('puja_bookings')
    .where({ id })
    .first<{ user_id: string | null } | undefined>('user_id')
  return row?.user_id ?? undefined
}

/** Whether its email address is the confirmed one of the account it belongs to. */
export const isOwnersAddress = async (db: Knex, id: string): Promise<boolean> => {
  const owner = await db('puja_bookings')
    .join('users', 'users.id', 'puja_bookings.user_id')
    .where('puja_bookings.id', id)
    .whereNotNull('users.email_confirmed_at')
    .whereRaw('lower(users.email) = lower(puja_bookings.email)')
    .first('users.id')
  return owner !== undefined
}

export const listBookingsOf = async (db: Knex, userId: string): Promise<BookingRecord[]> => {
  const found = await bookings(db)
    .where({ userId })
    .orderBy([
      { column: 'preferred_date', order: 'desc' },
      { column: 'created_at', order: 'desc' },
    ])
    .limit(listedAtMost)
  return found.map(toRecord)
}

/** What identifies a person; the temple's records keep what was done and when. */
const nobody = {
  full_name: '',
  email: '',
  phone: null,
  special_requests: null,
  sankalp: null,
  address: null,
  transliterations: null,
  notes: null,
  priest: null,
}

const dayMs = 24 * 60 * 60_000

/** After this many days a puja counts as over, even if nobody has marked it. */
export const overAfterDays = 30

/** A puja is performed and its prasad sent, so until then the temple needs to know for whom. */
const isNeeded = (row: Stored, now: Date): boolean => {
  const longAgo = new Date(now.getTime() - overAfterDays * dayMs).toISOString().slice(0, 10)
  return !isOver(row) && row.preferredDate >= longAgo
}

const forgetOne = async (trx: Knex, { id, reference }: Stored): Promise<void> => {
  await trx('puja_bookings')
    .where({ id })
    .update({ user_id: null, ...nobody })
  await trx('booking_steps').where({ booking_id: id }).update({ reason: null })
  await forgetPayer(trx, [reference])
  // There is nobody left to write to.
  await trx('deliveries')
    .whereNotIn('status', ['sent', 'filed'])
    .whereLike('key', `booking:${id}:%:devotee`)
    .delete()
  // The booking may have been changed through its link after the erasure.
  await stripReceipts(trx, { about: [reference], outcome: 'deleted' })
}

const table = 'puja_bookings'

const rows = (db: Knex): Knex.QueryBuilder =>
  bookings(db).select('transliterations').orderBy('preferred_date', 'desc')

const { listOwn, ...sent } = createSentRows<Stored & Spelled>({
  table,
  phone: 'phone',
  key: 'reference',
  rows,
  toHeld: (row) => ({
    reference: row.reference,
    at: row.preferredDate,
    name: row.fullName,
    email: row.email,
    ...(row.phone !== undefined && { phone: row.phone }),
  }),
  isNeeded,
})

const forgetting = createForgetting({ table, rows, isNeeded, listOwn, forgetOne })

/** Deletes each day what was still needed when its person was deleted, and is over now. */
export const { forgetOver } = forgetting

export const bookingData: PersonalData = {
  name: 'bookings',
  ...sent,
  forget: forgetting.forget,
  read: async (db, person) => {
    const names = await listPujaNames(db)
    return (await listOwn(db, person)).map(({ transliterations: spellings, ...row }) => {
      // With the office's notes: they are about this person.
      const { linkVersion: _, version: _version, ...booking } = toRecord(row)
      return { ...booking, pujaName: names.get(row.pujaType), spellings }
    })
  },
}
