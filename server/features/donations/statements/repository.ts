import type { Knex } from 'knex'
import type { StatementColumns } from '#contract/donations/bankStatementAdmin.ts'
import type { DonationStatus } from '#contract/donations/public.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { insertRows } from '#server/db/sql.ts'

type Pledge = {
  reference: string
  status: DonationStatus
  fullName: string
  amount: number
  createdAt: string
  utr?: string | undefined
  chequeNumber?: string | undefined
  chequeBank?: string | undefined
}

/** How donations come to the bank one by one. */
const atBank = ['gpay', 'cheque', 'transfer']

/** Donations begun since then, whatever their status, without what is void. */
export const listPledgesSince = (db: Knex, since: string): Promise<Pledge[]> =>
  records<Pledge>(db, 'donations')
    .where({ is_test: false })
    .whereNull('void_reason')
    .whereIn('payment_method', atBank)
    .where('created_at', '>=', since)
    .orderBy(['created_at', 'id'])
    .select('reference', 'status', 'full_name', 'amount', 'created_at', 'utr')
    .select('cheque_number', 'cheque_bank')

/** When the first one was pledged. */
export const findFirstPledge = async (db: Knex): Promise<string | undefined> => {
  const row = await db('donations')
    .where({ is_test: false })
    .whereIn('payment_method', atBank)
    .min({ first: 'created_at' })
    .first<{ first: string | null }>()
  return row.first ?? undefined
}

type Confirmed = {
  reference: string
  amount: number
  paidAt: string
  key?: string | undefined
}

/** Payments received since then and confirmed, with the line that confirmed them. */
export const listConfirmedSince = (db: Knex, since: string): Promise<Confirmed[]> =>
  records<Confirmed>(db, 'donations as donation')
    .leftJoin('bank_lines as line', 'line.donation_id', 'donation.id')
    .where({ 'donation.is_test': false })
    .whereIn('donation.payment_method', atBank)
    .whereIn('donation.status', ['succeeded', 'refunded'])
    .where('donation.paid_at', '>=', since)
    .orderBy(['donation.paid_at', 'donation.id'])
    .select('donation.reference', 'donation.amount', 'donation.paid_at', 'line.key')

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
  const inserted = await insertRows(
    trx,
    'bank_lines',
    [toColumns(line)],
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
  const row = await records<{ columns: StatementColumns }>(db, 'statement_layouts')
    .where({ headings })
    .first()
  return row?.columns
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
