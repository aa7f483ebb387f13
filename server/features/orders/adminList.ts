import type { Knex } from 'knex'
import type { OrderStage, StaffOrder } from '#contract/orders/admin.ts'
import type { OrderPayment, OrderStatus } from '#contract/orders/public.ts'
import type { Page } from '#contract/paging.ts'
import { localTime, type Column } from '#server/admin/table.ts'
import { asInstants, atLeast, before, listOf, type Condition } from '#server/admin/list.ts'
import type { ListQuery, SortKey } from '#server/db/paging.ts'
import type { Searched } from '#server/db/searchTerms.ts'
import type { Download } from '#server/http/implement.ts'
import { listWithReturn, oldestFirst, whereOf } from './adminRepository.ts'
import { attachLines, orders, type Stored } from './repository.ts'
import { toRow } from './staffView.ts'

const sortOf = (isDescending: boolean): readonly SortKey<Stored>[] => [
  { by: 'orders.created_at', of: (row) => row.createdAt, type: 'text', isDescending },
  { by: 'orders.id', of: (row) => row.id, type: 'text', isDescending },
]

const searched = [
  'orders.reference',
  'orders.full_name',
  'orders.email',
  'orders.tracking',
  'orders.utr',
  (isLike: string) =>
    `exists (select 1 from order_lines where order_lines.order_id = orders.id
       and order_lines.name ${isLike})`,
  (isLike: string) =>
    `exists (select 1 from order_papers where order_papers.order_id = orders.id
       and order_papers.number ${isLike})`,
]

export const byName: Searched<Pick<Stored, 'fullName' | 'phone'>> = {
  table: 'orders',
  columns: ['fullName', 'phone'],
  namesOf: (row) => [row.fullName],
  phonesOf: (row) => row.phone,
}

const atStage: Condition<OrderStage> = (query, stage) => {
  if (stage) query.where((one) => one.whereRaw(whereOf[stage]))
}

const toRows = async (rows: Stored[], db: Knex): Promise<StaffOrder[]> => {
  const ids = rows.map(({ id }) => id)
  const open = new Set(await listWithReturn(db, ids))
  return (await attachLines(db, rows)).map((order) => toRow(order, open.has(order.id)))
}

export type OrderFilter = {
  readonly stage?: OrderStage | undefined
  readonly search?: string | undefined
  /** Days of the temple's calendar on which they were placed. */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const listBy = (isDescending: boolean) =>
  listOf<Stored, Omit<OrderFilter, 'search'>, StaffOrder>({
    rows: orders,
    where: {
      stage: atStage,
      from: atLeast('orders.created_at'),
      to: before('orders.created_at'),
    },
    search: { columns: searched, terms: { column: 'orders.search_terms', of: byName } },
    sort: sortOf(isDescending),
    toItems: toRows,
  })

const ascending = listBy(false)
const descending = listBy(true)

/** Where somebody is waiting, the oldest comes first. */
const listFor = ({ stage }: OrderFilter) =>
  stage !== undefined && oldestFirst.includes(stage) ? ascending : descending

export const listForAdmin = (
  db: Knex,
  filter: OrderFilter & ListQuery,
): Promise<Page<StaffOrder>> => listFor(filter).page(db, filter)

const statusNames: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  paid: 'Paid',
  packed: 'Packed',
  shipped: 'Sent',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}

const paymentNames: Readonly<Record<OrderPayment, string>> = {
  card: 'Card',
  upi: 'UPI',
  cod: 'Cash on delivery',
  cash: 'Cash at the counter',
  card_machine: 'Card machine',
  cheque: 'Cheque',
}

const statusOf = ({ status, isVoid, isWrittenOff }: StaffOrder): string => {
  if (isVoid) return 'Void'
  return isWrittenOff ? 'Written off' : statusNames[status]
}

/** As the list shows them. */
const columnsIn = (timeZone: string): Column<StaffOrder>[] => [
  ['Placed', ({ createdAt }) => localTime(createdAt, timeZone)],
  ['Order', ({ reference }) => reference],
  ['Status', statusOf],
  ['Rupees', ({ amount }) => amount],
  ['Payment', ({ payment }) => paymentNames[payment]],
  ['Paid', ({ isPaid }) => isPaid],
  ['Buyer', ({ fullName, delivery }) => fullName || (delivery === 'counter' ? 'A devotee' : '')],
  ['Place', ({ place }) => place],
  ['Items', ({ items }) => items],
  ['Return open', ({ hasOpenReturn }) => hasOpenReturn],
  ['Refund owed', ({ refundOwed }) => refundOwed],
  ['Test', ({ isTest }) => isTest],
]

/** The same orders for a spreadsheet. */
export const exportForAdmin = (
  db: Knex,
  filter: OrderFilter,
  timeZone: string,
): Promise<Download> =>
  listFor(filter).csv(db, asInstants(filter, timeZone), {
    subject: 'list',
    list: 'orders',
    fileName: `orders-${filter.stage ?? 'all'}`,
    columns: columnsIn(timeZone),
  })
