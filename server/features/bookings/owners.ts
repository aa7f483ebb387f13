import type { Knex } from 'knex'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { toRecord, type BookingRecord, type Row } from './repository.ts'
import { isOver } from './statuses.ts'

/** More than anybody looks through; the export has them all. */
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

/** Whether its e-mail address is the confirmed one of the account it belongs to. */
export const isOwnersAddress = async (db: Knex, id: string): Promise<boolean> => {
  const owner = await db('puja_bookings')
    .join('users', 'users.id', 'puja_bookings.user_id')
    .where('puja_bookings.id', id)
    .whereNotNull('users.email_confirmed_at')
    .whereRaw('lower(users.email) = lower(puja_bookings.email)')
    .first('users.id')
  return owner !== undefined
}

const bookingsOf = (db: Knex, userId: string) =>
  db<Row & { user_id: string | null }>('puja_bookings')
    .where({ user_id: userId })
    .orderBy([
      { column: 'preferred_date', order: 'desc' },
      { column: 'created_at', order: 'desc' },
    ])

export const listBookingsOf = async (db: Knex, userId: string): Promise<BookingRecord[]> =>
  (await bookingsOf(db, userId).limit(listedAtMost)).map(toRecord)

/** What leads to a person; the temple's books keep what was done when. */
const nobody = {
  full_name: '',
  email: '',
  phone: null,
  special_requests: null,
  sankalp: null,
  address: null,
}

/** Bookings of people with an account. */
export const bookingData: PersonalData = {
  name: 'bookings',
  join: async (trx, { id, email }) => {
    await trx('puja_bookings')
      .whereNull('user_id')
      .whereRaw('lower(email) = ?', [email.toLowerCase()])
      .update({ user_id: id })
  },
  read: async (db, { id }) =>
    (await bookingsOf(db, id)).map(toRecord).map(({ linkVersion: _, ...booking }) => booking),
  /** A puja is performed and its prasad sent, so until then the temple needs to know for whom. */
  forget: async (trx, { id }) => {
    for (const row of await bookingsOf(trx, id)) {
      const isPast = isOver(toRecord(row))
      await trx('puja_bookings')
        .where({ id: row.id })
        .update({ user_id: null, ...(isPast && nobody) })
      // Nobody is left to write to.
      if (isPast) {
        await trx('deliveries')
          .where({ status: 'waiting' })
          .whereLike('key', `booking:${row.id}:%:devotee`)
          .delete()
      }
    }
  },
}
