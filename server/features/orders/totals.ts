import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import { rupeesOf } from '#contract/payments/money.ts'
import type { ShopTotals } from '#contract/orders/admin.ts'
import type { Site } from '#contract/site/public.ts'
import type { Column } from '#server/admin/table.ts'
import { tableDownload } from '#server/admin/tableDownload.ts'
import { records } from '#server/db/rows.ts'
import type { Download } from '#server/http/implement.ts'
import {
  daysOfPeriod,
  financialYearOf,
  type Period,
  yearOfPeriod,
} from '#server/money/financialYear.ts'
import { add, byAmount, nothing, sumsBy } from '#server/money/sums.ts'
import type { Stored } from './repository.ts'
import { listPapersOf, type PaperRecord } from './papers/repository.ts'
import type { TaxedLine } from './papers/taxes.ts'

type Deps = { readonly findSite: (db: Knex) => Promise<Site>; readonly now: () => Date }

type Paid = Pick<Stored, 'payment' | 'amount' | 'refundedPaise'> & { readonly paidAt: string }

const toSum = ({ refundedPaise, ...paid }: Paid) => ({
  ...paid,
  count: 1,
  returned: rupeesOf(refundedPaise),
})

const placeOf = async (db: Knex, { findSite, now }: Deps) => {
  const { timeZone } = (await findSite(db)).city
  return { timeZone, today: civilDateAt(now().getTime(), timeZone) }
}

/** From the first paid order's year to the current one, the latest first. */
const yearsSince = (first: string | undefined, today: string): string[] => {
  const from = Number(financialYearOf(first ?? today).slice(0, 4))
  const to = Number(financialYearOf(today).slice(0, 4))
  return Array.from({ length: Math.max(to - from, 0) + 1 }, (_, back) =>
    financialYearOf(`${to - back}-04-01`),
  )
}

/** The paid orders of a period by the day of their payment; a refund counts on that day too. */
export const createShopTotals =
  (deps: Deps) =>
  async (db: Knex, period: Period): Promise<ShopTotals> => {
    const { timeZone, today } = await placeOf(db, deps)
    const { from, to } = daysOfPeriod(period, today)
    const dayOf = (instant: string) => civilDateAt(Date.parse(instant), timeZone)
    const at = (day: string) => new Date(startOfDay(day, timeZone)).toISOString()
    const everPaid = () =>
      records<Paid>(db, 'orders').whereNotNull('paid_at').where('is_test', false)
    const paid = () =>
      everPaid()
        .where('paid_at', '>=', at(from))
        .where('paid_at', '<', at(addDays(to, 1)))
    const found: Paid[] = await paid()
      .orderBy('paid_at')
      .select('payment', 'amount', 'refunded_paise', 'paid_at')
    const rows = found.map(toSum)
    const sold: Record<'id' | 'name' | 'quantity' | 'amount', string>[] = await paid()
      .join('order_lines as line', 'line.order_id', 'orders.id')
      .whereNot('orders.status', 'cancelled')
      .whereRaw('line.quantity > line.returned')
      .groupBy('line.product_id')
      .select(
        db.raw(`line.product_id as id, max(line.name) as name,
          sum(line.quantity - line.returned) as quantity,
          sum((line.quantity - line.returned) * line.price) as amount`),
      )
      .orderBy('amount', 'desc')
      .limit(10)
    const first = await everPaid().orderBy('paid_at').first()
    return {
      financialYear: yearOfPeriod(period, today),
      ...(period.month !== undefined && { month: period.month }),
      all: rows.reduce(add, nothing),
      byDay: sumsBy(rows, ({ paidAt }) => dayOf(paidAt)).map(({ key: day, sum }) => ({
        day,
        ...sum,
      })),
      byPayment: sumsBy(rows, ({ payment }) => payment)
        .toSorted(byAmount)
        .map(({ key: payment, sum }) => ({ payment, ...sum })),
      products: sold.map(({ id, name, quantity, amount }) => ({
        id,
        name,
        quantity: Number(quantity),
        amount: Number(amount),
      })),
      years: yearsSince(first && dayOf(first.paidAt), today),
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
  ['Quantity', ({ paper, line }) => (paper.kind === 'credit' ? -line.quantity : line.quantity)],
  ['GST %', ({ line }) => line.rate],
  ['Taxable rupees', rupees(({ taxed }) => taxed)],
  ['CGST', rupees(({ cgst }) => cgst)],
  ['SGST', rupees(({ sgst }) => sgst)],
  ['IGST', rupees(({ igst }) => igst)],
  ['Total rupees', rupees(({ gross }) => gross)],
]

/** Every line of every invoice and credit note, for the accountant. */
export const createDayBook =
  (deps: Deps) =>
  async (db: Knex, period: Period): Promise<Download> => {
    const { today } = await placeOf(db, deps)
    const papers = await listPapersOf(db, daysOfPeriod(period, today))
    const all = papers.flatMap((paper) => paper.content.lines.map((line) => ({ paper, line })))
    return tableDownload(
      `day-book-${period.month ?? yearOfPeriod(period, today)}`,
      { subject: 'list', list: 'day-book', rows: all.length },
      columns,
      all,
    )
  }
