import type { Knex } from 'knex'
import type {
  exportDonations,
  StaffDonation,
  StaffDonationDetails,
} from '#contract/donations/admin.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { atLeast, atMost, before, equals, listOf, onRequest, whether } from '#server/admin/list.ts'
import { records, toColumns } from '#server/db/rows.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import { trail, versionOf, type DonationRecord } from '#server/features/donations/repository.ts'

export type DonationFilter = Parsed<typeof exportDonations>

export type AdminRecord = StaffDonation & {
  readonly id: string
  readonly version: number
  readonly phone?: string | undefined
  readonly message?: string | undefined
  readonly purpose?: string | undefined
  readonly donorAddress?: string | undefined
  readonly pledgedAmount?: number | undefined
  readonly anotherOf?: string | undefined
  readonly paymentId?: string | undefined
  readonly voidReason?: string | undefined
  readonly slip?: string | undefined
  readonly cheque?: { readonly number: string; readonly bank: string } | undefined
  readonly isPanMissing: boolean
  readonly disputeDue?: string | undefined
  readonly refundedAmount: number
  readonly refund?: { readonly at: string; readonly reason: string; readonly actorId: string }
}

type DonationRow = DonationRecord & {
  readonly refundAskedAt?: string | undefined
  readonly refundAskedBy?: string | undefined
  readonly refundReason?: string | undefined
  /** Of its receipt. */
  readonly number?: string | undefined
  readonly paidOn?: string | undefined
}

const toAdmin = (row: DonationRow): AdminRecord => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  amount: row.amount,
  paymentMethod: row.paymentMethod,
  fullName: row.fullName,
  email: row.email,
  phone: row.phone,
  isTest: row.isTest,
  isDisputed: row.dispute === 'open',
  disputeDue: row.dispute === 'open' ? row.disputeDue : undefined,
  createdAt: row.createdAt,
  claimedAt: row.claimedAt,
  ...(row.isAtCounter && { isAtCounter: true }),
  utr: row.utr,
  receiptNumber: row.number,
  paidOn: row.paidOn,
  version: versionOf(row),
  message: row.message,
  purpose: row.purpose,
  donorAddress: row.donorAddress,
  pledgedAmount: row.pledgedAmount,
  anotherOf: row.anotherOf,
  paymentId: row.paymentId,
  slip: row.slip,
  ...(row.voidReason !== undefined && { isVoid: true, voidReason: row.voidReason }),
  isPanMissing: row.nature !== 'fee' && (!row.pan || !row.donorAddress),
  ...(row.chequeNumber !== undefined && {
    cheque: { number: row.chequeNumber, bank: row.chequeBank ?? '' },
  }),
  refundedAmount: row.refundedPaise / 100,
  ...(row.refundAskedAt !== undefined && {
    refund: {
      at: row.refundAskedAt,
      reason: row.refundReason ?? '',
      actorId: row.refundAskedBy ?? '',
    },
  }),
})

/** With its receipt, if there is one. */
const withReceipt = (db: Knex): Knex.QueryBuilder<DonationRow, DonationRow[]> =>
  records<DonationRow>(db, 'donations as donation')
    .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .select('donation.*', 'receipt.number', 'receipt.paid_on')

/** Exactly the condition of the index `donations_claimed`. */
const claimed =
  "donation.status = 'pending' and donation.payment_method = 'gpay' and donation.claimed_at is not null"

/** Of the index `donations_at_bank`, like the next one. */
const promised =
  "donation.status = 'pending' and donation.payment_method = 'gpay' and donation.claimed_at is null"

const atBank = "donation.status = 'pending' and donation.payment_method = 'cheque'"

/** The same as `claimed`, of `donations_disputed`. */
const disputed = "donation.dispute = 'open'"

export const byName: Searched<Pick<DonationRecord, 'fullName' | 'phone'>> = {
  table: 'donations',
  columns: ['fullName', 'phone'],
  namesOf: (row) => [row.fullName],
  phonesOf: (row) => row.phone,
}

/** The latest first. `from` and `to` are instants; `to` is the first one outside the range. */
export const donationList = listOf<DonationRow, DonationFilter, AdminRecord>({
  rows: withReceipt,
  where: {
    withTests: onRequest('donation.is_test'),
    status: equals('donation.status'),
    method: equals('donation.payment_method'),
    isClaimed: whether(claimed),
    isPromised: whether(promised),
    isAtBank: whether(atBank),
    isDisputed: whether(disputed, `coalesce(donation.dispute, '') <> 'open'`),
    from: atLeast('donation.created_at'),
    to: before('donation.created_at'),
    receivedFrom: atLeast('receipt.paid_on'),
    receivedTo: atMost('receipt.paid_on'),
  },
  search: {
    columns: [
      'donation.reference',
      'donation.full_name',
      'donation.email',
      'donation.phone',
      'donation.utr',
      'receipt.number',
    ],
    terms: { column: 'donation.search_terms', of: byName },
  },
  sort: [
    { by: 'donation.created_at', of: (row) => row.createdAt, type: 'text', isDescending: true },
    { by: 'donation.id', of: (row) => row.id, type: 'text', isDescending: true },
  ],
  toItems: (rows) => rows.map(toAdmin),
})

export const countClaimed = async (db: Knex): Promise<number> => {
  const row = await db('donations as donation').whereRaw(claimed).count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** What staff look for on the bank statement, and what it comes to. */
export const waitingDonations = async (db: Knex): Promise<NonNullable<Waiting['donations']>> => {
  const sumOf = async (which: string) => {
    const row = await db('donations as donation')
      .whereRaw(which)
      .first<{ n: number | string; rupees: number | string | null }>(
        db.raw('count(*) as n, sum(amount) as rupees'),
      )
    return { count: Number(row.n), rupees: Number(row.rupees ?? 0) }
  }
  const { count, rupees } = await sumOf(claimed)
  return {
    claimed: count,
    rupees,
    promised: await sumOf(promised),
    cheques: await sumOf(atBank),
  }
}

export const countDisputed = async (db: Knex): Promise<number> => {
  const query = db('donations as donation').whereRaw(disputed).where('is_test', false)
  const row = await query.count({ n: '*' }).first()
  return Number(row?.['n'])
}

export const hasTests = async (db: Knex): Promise<boolean> =>
  (await db('donations').where({ is_test: true }).first('id')) !== undefined

export const findForAdmin = async (
  db: Knex,
  reference: string,
): Promise<AdminRecord | undefined> => {
  const row = await withReceipt(db).where('donation.reference', reference).first()
  return row && toAdmin(row)
}

type Staff = { readonly id: string; readonly username?: string | undefined }

export const findStaff = async (db: Knex, id: string): Promise<Staff> => {
  const row = await db('users').where({ id }).first<{ username: string } | undefined>('username')
  return { id, username: row?.username }
}

/** With the usernames of the staff who made them. */
export const listStaffSteps = async (
  db: Knex,
  donationId: string,
): Promise<StaffDonationDetails['trail']> =>
  (await trail.list(db, donationId)).map(({ refundedPaise = 0, ...step }) => ({
    ...step,
    ...(refundedPaise > 0 && { givenBack: refundedPaise / 100 }),
  }))

type Refund = {
  readonly at: string
  readonly by: string
  readonly reason: string
  readonly isInCash?: boolean | undefined
}

/** For a donation whose row is locked. */
export const setRefund = async (
  trx: Knex,
  id: string,
  refund: Refund | undefined,
): Promise<void> => {
  await trx('donations')
    .where({ id })
    .update(
      toColumns({
        refundAskedAt: refund?.at,
        refundAskedBy: refund?.by,
        refundReason: refund?.reason,
        refundedInCashAt: refund?.isInCash ? refund.at : undefined,
      }),
    )
}

/** Pledges since then that nobody paid or claimed to have paid. */
export const listForgotten = (
  db: Knex,
  { before, methods }: { before: string; methods: readonly StaffDonation['paymentMethod'][] },
): Promise<string[]> =>
  db('donations')
    .where({ status: 'pending' })
    .whereIn('payment_method', methods)
    .whereRaw('coalesce(claimed_at, created_at) < ?', [before])
    .orderBy('id')
    .limit(500)
    .pluck('id')
