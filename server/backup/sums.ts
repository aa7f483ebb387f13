import * as z from 'zod'

/** What a temple would miss first; money in rupees. */
const sums = z.object({
  bookings: z.number(),
  donations: z.number(),
  donated: z.number(),
  receipts: z.number(),
  receipted: z.number(),
  dakshinaPayments: z.number(),
  dakshinaPaid: z.number(),
  dakshinaReceipts: z.number(),
  dakshinaReceipted: z.number(),
  orders: z.number(),
  ordered: z.number(),
  pieces: z.number(),
  promised: z.number(),
})
export type Sums = z.infer<typeof sums>

/** As an older Modak wrote them, which knew fewer. */
export const describedSums = sums.partial()
export type DescribedSums = z.infer<typeof describedSums>

const of = (value: string, table: string): string => `(select coalesce(${value}, 0) from ${table})`

/** One row, in the SQL of both databases. */
export const sumsQuery = `select
  ${of('count(*)', 'puja_bookings')} as bookings,
  ${of('count(*)', 'donations')} as donations,
  ${of('sum(amount)', 'donations')} as donated,
  ${of('count(*)', 'donation_receipts')} as receipts,
  ${of('sum(amount)', 'donation_receipts')} as receipted,
  ${of('count(*)', 'dakshina_payments')} as "dakshinaPayments",
  ${of('sum(amount)', 'dakshina_payments')} as "dakshinaPaid",
  ${of('count(*)', 'dakshina_receipts')} as "dakshinaReceipts",
  ${of('sum(amount)', 'dakshina_receipts')} as "dakshinaReceipted",
  ${of('count(*)', 'orders')} as orders,
  ${of('sum(amount)', 'orders')} as ordered,
  ${of('sum(stock_on_hand)', 'products')} as pieces,
  ${of('sum(stock_reserved)', 'products')} as promised`

export const summedTables: readonly string[] = [
  'puja_bookings',
  'donations',
  'donation_receipts',
  'dakshina_payments',
  'dakshina_receipts',
  'orders',
  'products',
]

/** An older database, backed up before an upgrade, may lack some. */
export const hasAllTables = (rows: Readonly<Record<string, number>>): boolean =>
  summedTables.every((table) => table in rows)

/** PostgreSQL gives sums as text. */
export const toSums = (row: Record<string, unknown>): Sums =>
  sums.parse(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)])))
