import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type { Out } from '#contract/endpoint.ts'
import { rupeesOf } from '#contract/money.ts'
import type { getShopTotals } from '#contract/ordersAdmin.ts'
import type { OrderPayment } from '#contract/orders.ts'
import type { Site } from '#contract/site.ts'
import { csvDownload, type Column } from '#server/admin/csv.ts'
import type { Download } from '#server/http/implement.ts'
import { listPapersOf, type PaperRecord } from './papers/repository.ts'
import type { TaxedLine } from './papers/taxes.ts'

type Totals = Out<typeof getShopTotals>
type Takings = Pick<Totals, 'orders' | 'amount' | 'refunded'>
type Period = { readonly from: string; readonly to: string }

type Deps = { readonly findSite: (db: Knex) => Promise<Site> }

type Row = {
  payment: OrderPayment
  amount: number
  refunded_paise: number
  paid_at: string
}

const nothing: Takings = { orders: 0, amount: 0, refunded: 0 }

const add = (sum: Takings, { amount, refunded_paise: paise }: Row): Takings => ({
  orders: sum.orders + 1,
  amount: sum.amount + amount,
  refunded: sum.refunded + rupeesOf(paise),
})

const sumsBy = <K>(rows: readonly Row[], keyOf: (row: Row) => K): [K, Takings][] => {
  const sums = new Map<K, Takings>()
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)) ?? nothing, row))
  return [...sums]
}

/** The paid orders of a period by the day of their payment; a refund counts on that day too. */
export const createShopTotals =
  ({ findSite }: Deps) =>
  async (db: Knex, { from, to }: Period): Promise<Totals> => {
    const { timeZone } = (await findSite(db)).city
    const at = (date: string) => new Date(startOfDay(date, timeZone)).toISOString()
    const paid = () =>
      db('orders')
        .where('paid_at', '>=', at(from))
        .where('paid_at', '<', at(addDays(to, 1)))
        .where('is_test', false)
    const rows: Row[] = await paid()
      .orderBy('paid_at')
      .select('payment', 'amount', 'refunded_paise', 'paid_at')
    const sold: Record<'id' | 'name' | 'quantity' | 'amount', string>[] = await paid()
      .join('order_lines as line', 'line.order_id', 'orders.id')
      .whereNot('orders.status', 'cancelled')
      .groupBy('line.product_id')
      .select(
        db.raw(`line.product_id as id, max(line.name) as name,
          sum(line.quantity - line.returned) as quantity,
          sum((line.quantity - line.returned) * line.price) as amount`),
      )
      .orderBy('amount', 'desc')
      .limit(10)
    return {
      ...rows.reduce(add, nothing),
      days: sumsBy(rows, (row) => civilDateAt(Date.parse(row.paid_at), timeZone)).map(
        ([date, sum]) => ({ date, ...sum }),
      ),
      payments: sumsBy(rows, ({ payment }) => payment).map(([payment, sum]) => ({
        payment,
        ...sum,
      })),
      products: sold.map(({ id, name, quantity, amount }) => ({
        id,
        name,
        quantity: Number(quantity),
        amount: Number(amount),
      })),
    }
  }

type BookRow = { readonly paper: PaperRecord; readonly line: TaxedLine }

/** Credit notes take away what their invoice added. */
const rupees =
  (of: (line: TaxedLine) => number) =>
  ({ paper, line }: BookRow): number =>
    rupeesOf(paper.kind === 'credit' ? -of(line) : of(line))

const columns: Column<BookRow>[] = [
  ['Date', ({ paper }) => paper.issuedOn],
  ['Number', ({ paper }) => paper.number],
  ['Kind', ({ paper }) => (paper.kind === 'invoice' ? 'Invoice' : 'Credit note')],
  ['Corrects', ({ paper }) => paper.content.corrects],
  ['Order', ({ paper }) => paper.content.reference],
  ['Place of supply', ({ paper }) => paper.content.placeOfSupply],
  ['Item', ({ line }) => line.name],
  ['HSN', ({ line }) => line.hsn],
  ['Quantity', ({ line }) => line.quantity],
  ['GST %', ({ line }) => line.rate],
  ['Taxable rupees', rupees(({ taxed }) => taxed)],
  ['CGST', rupees(({ cgst }) => cgst)],
  ['SGST', rupees(({ sgst }) => sgst)],
  ['IGST', rupees(({ igst }) => igst)],
  ['Total rupees', rupees(({ gross }) => gross)],
]

/** Every line of every invoice and credit note, for the accountant. */
export const dayBookCsv = async (db: Knex, { from, to }: Period): Promise<Download> => {
  const papers = await listPapersOf(db, { from, to })
  const all = papers.flatMap((paper) => paper.content.lines.map((line) => ({ paper, line })))
  return csvDownload(
    `day-book-${from}-to-${to}.csv`,
    { subject: 'list', list: 'day-book', rows: all.length },
    columns,
    Readable.from(all),
  )
}
