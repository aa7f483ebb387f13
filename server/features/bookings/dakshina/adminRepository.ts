import type { Knex } from 'knex'
import type { BookingStatus } from '#contract/bookings/public.ts'
import type { DakshinaMethod } from '#contract/bookings/dakshina.ts'
import type { Page } from '#contract/paging.ts'
import type { PujaType } from '#contract/bookings/pujas.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { records } from '#server/db/rows.ts'
import { fillSearchTerms } from '#server/db/searchTerms.ts'
import { byName } from '#server/features/bookings/adminRepository.ts'
import type { DakshinaRecord } from './repository.ts'

export type DakshinaFilter = {
  readonly status?: DakshinaRecord['status'] | undefined
  readonly method?: DakshinaMethod | undefined
  readonly isClaimed?: boolean | undefined
  readonly isToRefund?: boolean | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly withTests?: boolean | undefined
  readonly search?: string | undefined
}

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

const latestFirst: readonly SortKey<Joined>[] = [
  { by: 'payment.created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
  { by: 'payment.id', of: (row) => row.id, type: 'text', isDescending: true },
]

const searched = ['booking.reference', 'booking.full_name', 'payment.utr', 'receipt.number']

const joined = (db: Knex): Knex.QueryBuilder =>
  records<Joined>(db, 'dakshina_payments as payment')
    .join('puja_bookings as booking', 'booking.reference', 'payment.booking_reference')
    .join('pujas as puja', 'puja.id', 'booking.puja_type')
    .leftJoin('dakshina_receipts as receipt', 'receipt.payment_id', 'payment.id')
    // A card form that was only opened is no payment.
    .whereRaw("(payment.payment_method <> 'card' or receipt.number is not null)")

const selected = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query.select(
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

const toRefund = "payment.status = 'succeeded' and booking.status = 'cancelled'"

const filtered = (db: Knex, filter: DakshinaFilter): Knex.QueryBuilder => {
  const { status, method, isClaimed, isToRefund, from, to, withTests, search } = filter
  const query = joined(db)
  if (!withTests) query.where('payment.is_test', false)
  if (status !== undefined) query.where('payment.status', status)
  if (method !== undefined) query.where('payment.payment_method', method)
  if (isClaimed !== undefined) query.whereRaw(isClaimed ? claimed : `not (${claimed})`)
  if (isToRefund !== undefined) query.whereRaw(isToRefund ? toRefund : `not (${toRefund})`)
  if (from !== undefined) query.where('receipt.paid_on', '>=', from)
  if (to !== undefined) query.where('receipt.paid_on', '<=', to)
  whereMatches(query, db, searched, search, 'booking.search_terms')
  return query
}

export const listForAdmin = async (
  db: Knex,
  filter: DakshinaFilter,
  asked: ListQuery,
): Promise<Page<AdminRecord>> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const query = selected(filtered(db, filter))
  const { rows, next } = await readPage<Joined>(query, latestFirst, asked)
  return { items: rows.map(toAdmin), next }
}

export const countForAdmin = async (db: Knex, filter: DakshinaFilter): Promise<number> => {
  if (filter.search) await fillSearchTerms(db, byName)
  return countRows(filtered(db, filter))
}

/** Of one booking, the latest first. */
export const listOfBookingForAdmin = async (
  db: Knex,
  reference: string,
): Promise<AdminRecord[]> => {
  const rows: Joined[] = await selected(joined(db))
    .where('booking.reference', reference)
    .orderBy([
      { column: 'payment.created_at', order: 'desc' },
      { column: 'payment.id', order: 'desc' },
    ])
  return rows.map(toAdmin)
}

/** What staff have to check or refund. */
export const waitingDakshina = async (db: Knex): Promise<NonNullable<Waiting['dakshina']>> => {
  const claims = await db('dakshina_payments as payment')
    .whereRaw(claimed)
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return {
    claimed: Number(claims.n),
    rupees: Number(claims.rupees ?? 0),
    refund: await countForAdmin(db, { isToRefund: true }),
  }
}
