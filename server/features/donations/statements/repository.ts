import type { Knex } from 'knex'
import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { insertRows } from '#server/db/sql.ts'

type PledgeRow = {
  reference: string
  status: DonationStatus
  fullName: string
  amount: number
  createdAt: string
  utr: string | null
}

/** How donations come to the bank one by one. */
const atBank = ['gpay', 'cheque', 'transfer']

/** Donations begun since then, whatever their status, without what is void. */
export const listPledgesSince = (db: Knex, since: string): Promise<PledgeRow[]> =>
  db('donations')
    .where({ is_test: false })
    .whereNull('void_reason')
    .whereIn('payment_method', atBank)
    .where('created_at', '>=', since)
    .orderBy(['created_at', 'id'])
    .select({
      reference: 'reference',
      status: 'status',
      fullName: 'full_name',
      amount: 'amount',
      createdAt: 'created_at',
      utr: 'utr',
    })

/** When the first one was pledged. */
export const findFirstPledge = async (db: Knex): Promise<string | undefined> => {
  const row = await db('donations')
    .where({ is_test: false })
    .whereIn('payment_method', atBank)
    .min({ first: 'created_at' })
    .first<{ first: string | null }>()
  return row.first ?? undefined
}

type ConfirmedRow = { reference: string; amount: number; paidAt: string; key: string | null }

/** Payments received since then and confirmed, with the line that confirmed them. */
export const listConfirmedSince = (db: Knex, since: string): Promise<ConfirmedRow[]> =>
  db('donations as donation')
    .leftJoin('bank_lines as line', 'line.donation_id', 'donation.id')
    .where({ 'donation.is_test': false })
    .whereIn('donation.payment_method', atBank)
    .whereIn('donation.status', ['succeeded', 'refunded'])
    .where('donation.paid_at', '>=', since)
    .orderBy(['donation.paid_at', 'donation.id'])
    .select({
      reference: 'donation.reference',
      amount: 'donation.amount',
      paidAt: 'donation.paid_at',
      key: 'line.key',
    })

type ConfirmedLine = {
  readonly key: string
  readonly donationId: string
  readonly day: string
  /** Whole rupees. */
  readonly amount: number
  readonly confirmedAt: string
}

/** False if this line has confirmed a donation before. */
export const insertConfirmedLine = async (trx: Knex, line: ConfirmedLine): Promise<boolean> => {
  const row = {
    key: line.key,
    donation_id: line.donationId,
    day: line.day,
    amount: line.amount,
    confirmed_at: line.confirmedAt,
  }
  const inserted = await insertRows(
    trx,
    'bank_lines',
    [row],
    'on conflict (key) do nothing returning key',
  )
  return inserted.length > 0
}

/** The line can confirm another donation. */
export const forgetLine = async (trx: Knex, donationId: string): Promise<void> => {
  await trx('bank_lines').where({ donation_id: donationId }).delete()
}

export const findLayout = async (
  db: Knex,
  headings: string,
): Promise<StatementColumns | undefined> => {
  const row = await db('statement_layouts')
    .where({ headings })
    .first<{ columns: string }>('columns')
  return row && (JSON.parse(row.columns) as StatementColumns)
}

export const keepLayout = async (
  trx: Knex,
  headings: string,
  columns: StatementColumns,
): Promise<void> => {
  await trx('statement_layouts')
    .insert({ headings, columns: JSON.stringify(columns) })
    .onConflict('headings')
    .merge()
}
