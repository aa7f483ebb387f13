import type { Knex } from 'knex'
import type { PersonalData, Person } from '#server/privacy/personalData.ts'
import { whereOwned } from '#server/privacy/personFilter.ts'

/** Payments belong to the same person as the booking. */
const bookingsOf = (db: Knex, person: Person): Knex.QueryBuilder =>
  db('puja_bookings')
    .where(whereOwned(person, { table: 'puja_bookings', phone: 'phone' }))
    .select('reference')

const ownRows = (db: Knex, person: Person): Knex.QueryBuilder =>
  db('dakshina_payments as payment')
    .leftJoin('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    .whereIn('payment.booking_reference', bookingsOf(db, person))
    .orderBy('payment.created_at', 'desc')

type PaidRow = { reference: string; at: string; name: string | null }

const dayMs = 24 * 60 * 60_000

/** Nobody pays or looks for a payment this long after it was begun or claimed. */
export const forgottenDays = 90

/** What says who paid for these bookings. A claim that is open may still be found at the bank. */
export const forgetPayer = async (trx: Knex, references: readonly string[]): Promise<void> => {
  const payments = () => trx('dakshina_payments').whereIn('booking_reference', [...references])
  await trx('dakshina_receipts')
    .whereIn('payment_id', payments().select('id'))
    .update({ full_name: '' })
  await payments().update({ refund_reason: null })
  await payments()
    .whereIn('status', ['cancelled', 'failed'])
    .update({ utr: null, seen_utr: null, payment_id: null })
}

/** A claim that nobody answered ends, and what the bank or the provider know the payer by goes. */
export const forgetUnpaidDakshina = async (db: Knex, now: Date): Promise<void> => {
  const at = now.toISOString()
  const before = new Date(now.getTime() - forgottenDays * dayMs).toISOString()
  const unpaid = () => db('dakshina_payments').where('updated_at', '<', before)
  // No bank takes a cheque that is three months old.
  await unpaid()
    .where({ status: 'pending', payment_method: 'cheque' })
    .update({ status: 'failed', updated_at: at })
  await unpaid()
    .where({ status: 'pending', check_at: null })
    .update({ status: 'cancelled', utr: null, seen_utr: null, updated_at: at })
  await unpaid()
    .whereIn('status', ['cancelled', 'failed'])
    .where((of) => of.whereNotNull('utr').orWhereNotNull('seen_utr'))
    .update({ utr: null, seen_utr: null })
}

/** The accounts keep what was paid and when; the receipt has the name until the booking loses it. */
export const dakshinaData: PersonalData = {
  name: 'dakshina',
  read: (db, person) =>
    ownRows(db, person).select({
      booking: 'payment.booking_reference',
      status: 'payment.status',
      amount: 'payment.amount',
      paymentMethod: 'payment.payment_method',
      language: 'payment.language',
      utr: 'payment.utr',
      slip: 'payment.slip',
      bank: 'payment.bank',
      receipt: 'receipt.number',
      fullName: 'receipt.full_name',
      createdAt: 'payment.created_at',
    }),
  list: async (db, person) => {
    const rows: PaidRow[] = await ownRows(db, person).select({
      reference: 'payment.booking_reference',
      at: 'payment.created_at',
      name: 'receipt.full_name',
    })
    return rows.map(({ reference, at, name }) => ({
      reference,
      at,
      ...(name && { name }),
      outcome: 'kept',
    }))
  },
  /** The bookings do it, when they are over: `forgetPayer`. */
  forget: () => Promise.resolve([]),
}
