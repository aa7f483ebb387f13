import { townOf, type DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './adminRepository.ts'
import { listPujaNames } from './pujas/repository.ts'
import { bookings } from './repository.ts'

export const bookingsOfDevotees: DevoteeSource = {
  kind: 'booking',
  permission: 'bookings',
  table: 'puja_bookings',
  key: 'reference',
  name: 'puja_bookings.full_name',
  email: 'puja_bookings.email',
  emailKey: 'lower(puja_bookings.email)',
  phone: 'phone',
  owner: 'user_id',
  isIncluded: "puja_bookings.full_name <> ''",
  searched: byName,
  findExact: async (db, text) => [
    ...(await db('puja_bookings').where({ reference: text }).pluck('reference')),
    ...(await db('dakshina_receipts as receipt')
      .join('dakshina_payments as payment', 'payment.id', 'receipt.payment_id')
      .where({ number: text })
      .pluck('payment.booking_reference')),
  ],
  read: async (db, keys) => {
    const names = await listPujaNames(db)
    const rows = await bookings(db).whereIn('reference', [...keys])
    return rows.map((row) => ({
      key: row.reference,
      at: row.createdAt,
      name: row.fullName,
      day: row.preferredDate,
      slot: row.preferredTime,
      about: names.get(row.pujaType) ?? row.pujaType,
      status: row.status,
      sankalp: row.sankalp,
      ...townOf(row.address),
    }))
  },
}
