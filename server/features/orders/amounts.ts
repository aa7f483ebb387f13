import { paiseOf } from '#contract/payments/money.ts'
import { isDigital } from '#contract/shop/rules.ts'
import type { Owed } from '#server/payments/payable.ts'
import type { LineRecord } from './lineRepository.ts'
import type { OrderRecord } from './repository.ts'

type Piece = Pick<LineRecord, 'price' | 'quantity'>

/** Whole rupees. */
export const sumOf = (lines: readonly Piece[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

export const isFilesOnly = ({ lines }: Pick<OrderRecord, 'lines'>): boolean =>
  lines.every(isDigital)

/** Until it is sent; files alone, until one was downloaded. */
export const mayCancel = (
  order: Pick<OrderRecord, 'status' | 'lines'>,
  { isTaken }: { readonly isTaken: boolean },
): boolean =>
  order.status === 'placed' ||
  order.status === 'paid' ||
  order.status === 'packed' ||
  (order.status === 'delivered' && isFilesOnly(order) && !isTaken)

type Paid = Pick<OrderRecord, 'payment' | 'paidAt' | 'deliveredAt'>

/** Delivered for cash that its courier has not transferred to the temple yet. */
export const isToRemit = ({ payment, paidAt, deliveredAt }: Paid): boolean =>
  payment === 'cod' && paidAt === undefined && deliveredAt !== undefined

/** The buyer has done their part: the temple has the money, or its courier took it at the door. */
export const hasBuyerPaid = (order: Paid): boolean => order.paidAt !== undefined || isToRemit(order)

/** An order as payments see it. */
export const owedOf = (order: OrderRecord): Owed => ({
  id: order.id,
  amount: order.amount,
  paymentMethod: order.payment,
  status: statusOf(order),
  paymentId: order.paymentId,
  paidAt: order.paidAt,
  refundedPaise: order.refundedPaise,
  dispute: order.dispute,
  checkAt: order.checkAt,
  createdAt: order.createdAt,
  closesAt: order.reservedUntil,
})

/** The payment of a cancelled order is pending until the provider has closed it. */
const statusOf = (order: OrderRecord): Owed['status'] => {
  const { paidAt, status, checkAt, amount, refundedPaise } = order
  if (paidAt === undefined)
    return status === 'cancelled' && checkAt === undefined ? 'cancelled' : 'pending'
  return refundedPaise >= paiseOf(amount) ? 'refunded' : 'succeeded'
}

/** The order with so much more to refund; a card's refund is tried at once. */
export const owing = (order: OrderRecord, paise: number, now: Date): OrderRecord => {
  const refundPaise = Math.min(order.refundPaise + paise, paiseOf(order.amount))
  const isDue = order.payment === 'card' && refundPaise > order.refundedPaise
  return { ...order, refundPaise, ...(isDue && { refundAt: now.toISOString() }) }
}
