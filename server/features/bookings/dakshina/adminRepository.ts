import type { Knex } from 'knex'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { exportDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import type { Parsed } from '#contract/endpoint.ts'
import { atLeast, atMost, equals, listOf, onRequest, whether } from '#server/admin/list.ts'
import { records } from '#server/db/rows.ts'
import { byName } from '#server/features/bookings/adminRepository.ts'
import type { DakshinaRecord } from './repository.ts'

export type DakshinaFilter = Parsed<typeof exportDakshina>

/** A payment with its booking and receipt. */
export type AdminRecord = DakshinaRecord & {
  readonly seen?: { readonly on: string; readonly utr?: string | undefined } | undefined
  readonly fullName: string
  readonly bookingStatus: BookingStatus
  readonly pujaType: PujaType
  readonly pujaName: string
  readonly preferredDate: string
  readonly receiptNumber?: string | undefined
  readonly paidOn?: string | undefined
}

type Joined = Omit<AdminRecord, 'seen' | 'receiptNumber'> & {
  readonly seenOn?: string | undefined
  readonly seenUtr?: string | undefined
  readonly number?: string | undefined
}

const toAdmin = ({ seenOn, seenUtr, number, ...row }: Joined): AdminRecord => ({
  ...row,
  ...(seenOn !== undefined && { seen: { on: seenOn, utr: seenUtr } }),
  receiptNumber: number,
})

const payments = (db: Knex): Knex.QueryBuilder =>
  records<Joined>(db, 'dakshina_payments as payment')
    .join('puja_bookings as booking', 'booking.reference', 'payment.booking_reference')
    .join('pujas as puja', 'puja.id', 'booking.puja_type')
    .leftJoin('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    // A card form that was only opened is no payment.
    .whereRaw("(payment.payment_method <> 'card' or receipt.number is not null)")
    .select(
      'payment.*',
      'payment.booking_reference as reference',
      'booking.full_name',
      'booking.status as booking_status',
      'booking.puja_type',
      'puja.name as puja_name',
      'booking.preferred_date',
      'receipt.number',
      'receipt.paid_on',
    )

/** Exactly the condition of the index `dakshina_claimed`. */
const claimed = "payment.status = 'pending' and payment.payment_method = 'upi'"

/** Exactly the condition of the index `dakshina_at_bank`. */
const atBank = "payment.status = 'pending' and payment.payment_method = 'cheque'"

const toRefund = "payment.status = 'succeeded' and booking.status = 'cancelled'"

/** The latest first. */
export const dakshinaList = listOf<Joined, DakshinaFilter, AdminRecord>({
  rows: payments,
  where: {
    withTests: onRequest('payment.is_test'),
    status: equals('payment.status'),
    method: equals('payment.payment_method'),
    isClaimed: whether(claimed),
    isAtBank: whether(atBank),
    isToRefund: whether(toRefund),
    from: atLeast('receipt.paid_on'),
    to: atMost('receipt.paid_on'),
  },
  search: {
    columns: ['booking.reference', 'booking.full_name', 'payment.utr', 'receipt.number'],
    terms: { column: 'booking.search_terms', of: byName },
  },
  sort: [
    { by: 'payment.created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'payment.id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows.map(toAdmin),
})

/** Whether test mode was used. */
export const hasTestDakshina = async (db: Knex): Promise<boolean> =>
  (await db('dakshina_payments').where({ is_test: true }).first('id')) !== undefined

/** Of one booking, the latest first. */
export const listOfBookingForAdmin = async (
  db: Knex,
  reference: string,
): Promise<AdminRecord[]> => {
  const rows: Joined[] = await payments(db)
    .where('booking.reference', reference)
    .orderBy([
      { column: 'payment.created_at', order: 'desc' },
      { column: 'payment.id', order: 'desc' },
    ])
  return rows.map(toAdmin)
}

/** What staff have to check or refund. */
export const waitingDakshina = async (db: Knex): Promise<NonNullable<Waiting['dakshina']>> => {
  const sumOf = async (condition: string) => {
    const { n, rupees } = await db('dakshina_payments as payment')
      .whereRaw(condition)
      .first<{ n: number | string; rupees: number | string | null }>(
        db.raw('count(*) as n, sum(amount) as rupees'),
      )
    return { count: Number(n), rupees: Number(rupees ?? 0) }
  }
  const { count, rupees } = await sumOf(claimed)
  return {
    claimed: count,
    rupees,
    cheques: await sumOf(atBank),
    refund: await dakshinaList.count(db, { isToRefund: true }),
  }
}
