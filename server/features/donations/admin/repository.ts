import type { Knex } from 'knex'
import type { PaymentMethod } from '#contract/donations/input.ts'
import type {
  DonationNote,
  StaffDonation,
  StaffDonationDetails,
} from '#contract/donations/admin.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import type { Page } from '#contract/paging.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import {
  countRows,
  readPage,
  whereMatches,
  type ListQuery,
  type SortKey,
} from '#server/db/paging.ts'
import { fillSearchTerms, type Searched } from '#server/db/searchTerms.ts'

/** From one instant up to, but not including, another. */
export type DonationFilter = {
  readonly status?: DonationStatus | undefined
  readonly method?: PaymentMethod | undefined
  readonly isClaimed?: boolean | undefined
  readonly isDisputed?: boolean | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly withTests?: boolean | undefined
  readonly search?: string | undefined
}

export type AdminRecord = StaffDonation & {
  readonly id: string
  readonly message?: string | undefined
  readonly purpose?: string | undefined
  readonly pledgedAmount?: number | undefined
  readonly anotherOf?: string | undefined
  readonly paymentId?: string | undefined
  readonly voidReason?: string | undefined
  readonly cheque?: { readonly number: string; readonly bank: string } | undefined
  readonly isPanMissing: boolean
  readonly disputeDue?: string | undefined
  readonly refundedAmount: number
  readonly refund?: { readonly at: string; readonly reason: string; readonly actorId: string }
}

type Row = {
  id: string
  reference: string
  status: DonationStatus
  amount: number
  pledged_amount: number | null
  another_of: string | null
  payment_method: PaymentMethod
  full_name: string
  email: string
  message: string | null
  purpose: string | null
  is_test: boolean | number
  payment_id: string | null
  cheque_number: string | null
  cheque_bank: string | null
  void_reason: string | null
  pan: string | null
  donor_address: string | null
  dispute: string | null
  dispute_due: string | null
  refunded_paise: number
  claimed_at: string | null
  utr: string | null
  created_at: string
  refund_asked_at: string | null
  refund_asked_by: string | null
  refund_reason: string | null
  number: string | null
  paid_on: string | null
}

const toRecord = (row: Row): AdminRecord => ({
  id: row.id,
  reference: row.reference,
  status: row.status,
  amount: row.amount,
  paymentMethod: row.payment_method,
  fullName: row.full_name,
  email: row.email,
  isTest: Boolean(row.is_test),
  isDisputed: row.dispute === 'open',
  disputeDue: row.dispute === 'open' ? (row.dispute_due ?? undefined) : undefined,
  createdAt: row.created_at,
  claimedAt: row.claimed_at ?? undefined,
  utr: row.utr ?? undefined,
  receiptNumber: row.number ?? undefined,
  paidOn: row.paid_on ?? undefined,
  message: row.message ?? undefined,
  purpose: row.purpose ?? undefined,
  pledgedAmount: row.pledged_amount ?? undefined,
  anotherOf: row.another_of ?? undefined,
  paymentId: row.payment_id ?? undefined,
  ...(row.void_reason !== null && { isVoid: true, voidReason: row.void_reason }),
  isPanMissing: !row.pan || !row.donor_address,
  ...(row.cheque_number !== null && {
    cheque: { number: row.cheque_number, bank: row.cheque_bank ?? '' },
  }),
  refundedAmount: row.refunded_paise / 100,
  ...(row.refund_asked_at !== null && {
    refund: {
      at: row.refund_asked_at,
      reason: row.refund_reason ?? '',
      actorId: row.refund_asked_by ?? '',
    },
  }),
})

const latestFirst: readonly SortKey<Row>[] = [
  { by: 'donation.created_at', of: (row) => row.created_at, type: 'text', isDescending: true },
  { by: 'donation.id', of: (row) => row.id, type: 'text', isDescending: true },
]

const searched = [
  'donation.reference',
  'donation.full_name',
  'donation.email',
  'donation.utr',
  'receipt.number',
]

/** With its receipt, if there is one. */
const withReceipt = (db: Knex): Knex.QueryBuilder =>
  db('donations as donation')
    .leftJoin('donation_receipts as receipt', 'receipt.donation_id', 'donation.id')
    .select('donation.*', 'receipt.number', 'receipt.paid_on')

/** Exactly the condition of the index `donations_claimed`. */
const claimed =
  "donation.status = 'pending' and donation.payment_method = 'gpay' and donation.claimed_at is not null"

/** The same, of `donations_disputed`. */
const disputed = "donation.dispute = 'open'"

const filterBy = (
  db: Knex,
  query: Knex.QueryBuilder,
  { status, method, isClaimed, isDisputed, from, to, withTests, search }: DonationFilter,
): void => {
  if (!withTests) query.where('donation.is_test', false)
  if (status !== undefined) query.where('donation.status', status)
  if (method !== undefined) query.where('donation.payment_method', method)
  if (isClaimed !== undefined) query.whereRaw(isClaimed ? claimed : `not (${claimed})`)
  if (isDisputed !== undefined) {
    query.whereRaw(isDisputed ? disputed : `coalesce(donation.dispute, '') <> 'open'`)
  }
  if (from !== undefined) query.where('donation.created_at', '>=', from)
  if (to !== undefined) query.where('donation.created_at', '<', to)
  whereMatches(query, db, searched, search, 'donation.search_terms')
}

const byName: Searched<{ id: string; full_name: string }> = {
  table: 'donations',
  columns: ['full_name'],
  namesOf: (row) => [row.full_name],
}

export const listForAdmin = async (
  db: Knex,
  filter: DonationFilter,
  asked: ListQuery,
): Promise<Page<AdminRecord>> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const query = withReceipt(db)
  filterBy(db, query, filter)
  const { rows, next } = await readPage<Row>(query, latestFirst, asked)
  return { items: rows.map(toRecord), next }
}

export const countForAdmin = async (db: Knex, filter: DonationFilter): Promise<number> => {
  if (filter.search) await fillSearchTerms(db, byName)
  const query = db('donations as donation').leftJoin(
    'donation_receipts as receipt',
    'receipt.donation_id',
    'donation.id',
  )
  filterBy(db, query, filter)
  return countRows(query)
}

export const countClaimed = async (db: Knex): Promise<number> => {
  const row = await db('donations as donation').whereRaw(claimed).count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** Gifts whose donors say they have paid, and what they come to. */
export const waitingDonations = async (db: Knex): Promise<NonNullable<Waiting['donations']>> => {
  const row = await db('donations as donation')
    .whereRaw(claimed)
    .first<{ n: number | string; rupees: number | string | null }>(
      db.raw('count(*) as n, sum(amount) as rupees'),
    )
  return { claimed: Number(row.n), rupees: Number(row.rupees ?? 0) }
}

export const countDisputed = async (db: Knex): Promise<number> => {
  const query = db('donations as donation').whereRaw(disputed).where('is_test', false)
  const row = await query.count({ n: '*' }).first()
  return Number(row?.['n'])
}

export const findForAdmin = async (
  db: Knex,
  reference: string,
): Promise<AdminRecord | undefined> => {
  const [row]: Row[] = await withReceipt(db).where('donation.reference', reference).limit(1)
  return row && toRecord(row)
}

type Staff = { readonly id: string; readonly username?: string }

const staffOf = (id: string, username: string | null | undefined): Staff => ({
  id,
  ...(typeof username === 'string' && { username }),
})

export const findStaff = async (db: Knex, id: string): Promise<Staff> => {
  const row = await db('users').where({ id }).first<{ username: string } | undefined>('username')
  return staffOf(id, row?.username)
}

type StepRow = {
  status: DonationStatus
  at: string
  by: 'donor' | 'provider' | 'temple'
  actor_id: string | null
  username: string | null
  note: DonationNote | null
  refunded_paise: number | null
}

/** With the usernames of the staff who made them. */
export const listStaffSteps = async (
  db: Knex,
  donationId: string,
): Promise<StaffDonationDetails['trail']> => {
  const rows: StepRow[] = await db('donation_steps as step')
    .leftJoin('users', 'users.id', 'step.actor_id')
    .where({ donation_id: donationId })
    .orderBy('step.position')
    .select('step.*', 'users.username')
  return rows.map(({ status, at, by, actor_id: id, username, note, refunded_paise: paise }) => ({
    status,
    at,
    by,
    ...(id !== null && { actor: staffOf(id, username) }),
    ...(note !== null && { note }),
    ...(paise !== null && paise > 0 && { givenBack: paise / 100 }),
  }))
}

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
    .update({
      refund_asked_at: refund?.at ?? null,
      refund_asked_by: refund?.by ?? null,
      refund_reason: refund?.reason ?? null,
      refunded_in_cash_at: refund?.isInCash ? refund.at : null,
    })
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
