import type { Knex } from 'knex'
import type { OrderAction, StaffOrder, StaffOrderDetails } from '#contract/orders/admin.ts'
import type { Site } from '#contract/site/public.ts'
import { cashWithDelivery } from '#server/payments/cashLimit.ts'
import { hasBuyerPaid, isToRemit, mayCancel } from './amounts.ts'
import type { OrderRecord } from './repository.ts'
import type { ReturnRecord } from './returnRepository.ts'
import { notReturned, returnUntil } from './returns.ts'
import type { Orders } from './service.ts'
import { listSteps } from './stepRepository.ts'
import { whyNotVoid } from './whyNotVoid.ts'

/** Sold at the counter, so its buyer has the goods, or had them. */
export const isHandedOver = ({ delivery, status }: OrderRecord): boolean =>
  delivery === 'counter' && (status === 'delivered' || status === 'returned')

type Facts = {
  /** A file of it was downloaded. */
  readonly isTaken: boolean
  readonly mayVoid?: boolean
  readonly mayReturn?: boolean
}

export const actionsOf = (
  order: OrderRecord,
  { isTaken, mayVoid = false, mayReturn = false }: Facts,
): OrderAction[] => {
  const { status, payment, refundPaise, refundedPaise, refundAt, dispute } = order
  const isCod = payment === 'cod'
  const can: Readonly<Record<OrderAction, boolean>> = {
    confirm:
      order.paidAt === undefined &&
      // With the goods of a void sale its cheque went back, too.
      (payment === 'upi' || (payment === 'cheque' && order.voidReason === undefined)) &&
      (status === 'placed' || status === 'cancelled' || isHandedOver(order)),
    pack: status === 'paid' || (status === 'placed' && isCod),
    ship: status === 'packed',
    deliver: status === 'shipped',
    come_back: status === 'shipped',
    cancel: mayCancel(order, { isTaken }),
    remit: isToRemit(order),
    // The bank may still take the same money back.
    record_refund: refundPaise > refundedPaise && refundAt === undefined && dispute !== 'open',
    void: mayVoid,
    start_return: mayReturn,
    write_off:
      order.delivery === 'counter' &&
      status === 'delivered' &&
      order.paidAt === undefined &&
      order.writtenOff === undefined,
  }
  return (Object.keys(can) as OrderAction[]).filter((action) => can[action])
}

const returnActions = (status: ReturnRecord['status']): ('answer' | 'receive')[] =>
  status === 'asked' ? ['answer'] : status === 'accepted' ? ['receive'] : []

export const itemsText = ({ lines }: OrderRecord): string =>
  lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')

/** An order in the list. */
export const toRow = (order: OrderRecord, hasOpenReturn: boolean): StaffOrder => {
  const { address, refundPaise, refundedPaise } = order
  const owed = refundPaise - refundedPaise
  return {
    reference: order.reference,
    status: order.status,
    payment: order.payment,
    isPaid: hasBuyerPaid(order),
    amount: order.amount,
    delivery: order.delivery,
    fullName: order.fullName,
    ...(address && { place: [address.city, address.state].filter(Boolean).join(', ') }),
    items: itemsText(order),
    claimedAt: order.claimedAt,
    ...(order.paidAt === undefined && { seenOn: order.seenOn }),
    hasOpenReturn,
    ...(order.voidReason !== undefined && { isVoid: true }),
    ...(order.writtenOff !== undefined && { isWrittenOff: true }),
    ...(owed > 0 && { refundOwed: owed / 100 }),
    isTest: order.isTest,
    createdAt: order.createdAt,
  }
}

type Deps = {
  readonly orders: Pick<Orders, 'show'>
  readonly findSite: (db: Knex) => Promise<Site>
  readonly now: () => Date
}

/** An order with its trail, and what staff can do with it now. */
export const createDetails =
  ({ orders: { show }, findSite, now }: Deps) =>
  async (db: Knex, order: OrderRecord): Promise<StaffOrderDetails> => {
    const shown = await show(db, order)
    const { payment, deliveredAt, isTest } = order
    const { timeZone } = (await findSite(db)).city
    const until = returnUntil(order)
    const left = notReturned(order, shown.returns)
    const tooMuchCash =
      payment === 'cod' && deliveredAt !== undefined && !isTest
        ? await cashWithDelivery(db, { ...order, deliveredAt }, timeZone)
        : undefined
    return {
      ...shown,
      // Staff may stretch the time.
      lines: shown.lines.map((line) => ({ ...line, returnable: left.get(line.id) ?? 0 })),
      returns: shown.returns.map((one) => ({ ...one, actions: returnActions(one.status) })),
      paymentId: order.paymentId,
      slip: order.slip,
      bank: order.bank,
      voidReason: order.voidReason,
      writtenOff: order.writtenOff,
      ...(order.status === 'delivered' && until !== undefined && { returnUntil: until }),
      ...(order.paidAt === undefined &&
        order.seenOn !== undefined && { seen: { on: order.seenOn, utr: order.seenUtr } }),
      ...(tooMuchCash !== undefined && { tooMuchCash }),
      actions: actionsOf(order, {
        isTaken: shown.lines.some(({ file }) => file?.isTaken === true),
        mayVoid: whyNotVoid(order, shown.returns, { timeZone, now: now() }) === undefined,
        mayReturn: [...left.values()].some((count) => count > 0),
      }),
      trail: await listSteps(db, order.id),
    }
  }
