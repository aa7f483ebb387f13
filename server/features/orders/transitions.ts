import type { Knex } from 'knex'
import { paiseOf } from '#contract/payments/money.ts'
import type { OrderStatus } from '#contract/orders/public.ts'
import { isDigital } from '#contract/shop/rules.ts'
import { AppError } from '#server/errors.ts'
import { releaseCheque } from '#server/payments/cheques.ts'
import { nextCheck } from '#server/payments/checks.ts'
import { hasBuyerPaid, isFilesOnly, mayCancel, owedOf, owing, sumOf } from './amounts.ts'
import { listTaken } from './downloadRepository.ts'
import { createLineStock } from './lineStock.ts'
import type { Notifications } from './notifications.ts'
import type { Papers } from './papers/papers.ts'
import type { Stock } from './ports.ts'
import { updateOrder, type OrderRecord } from './repository.ts'
import { addStep, type OrderStep } from './stepRepository.ts'

type Deps = {
  readonly stock: Stock
  readonly papers: Pick<Papers, 'issueInvoice' | 'issueCredit' | 'hasInvoice'>
  readonly notifications: Notifications
  readonly now: () => Date
}

export type By = Pick<OrderStep, 'by' | 'actorId' | 'note'> & {
  /** Until then the step can be undone, so no email says anything. */
  readonly quietUntil?: Date
}

type Parcel = { readonly courier: string; readonly tracking?: string | undefined }

/** How an order's status may change. Money that arrives for an expired one can bring it back. */
const before: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: [],
  paid: ['placed', 'cancelled'],
  packed: ['placed', 'paid'],
  shipped: ['packed'],
  // Placed: at the counter, with its money still to be found at the bank.
  delivered: ['shipped', 'paid', 'placed'],
  // Delivered: files that nobody has downloaded, and a sale at the counter that is void.
  cancelled: ['placed', 'paid', 'packed', 'delivered'],
  returned: ['delivered', 'shipped'],
}

/** The only code that changes an order's status and its items' stock. The caller has locked its row. */
export const createTransitions = ({ stock, papers, notifications, now }: Deps) => {
  const at = (): string => now().toISOString()
  const { release, sell, unsell, reserveAgain, takeBack } = createLineStock({ stock, at })

  /** Saves the order in its new status, with a step of the trail. */
  const move = async (
    trx: Knex,
    order: OrderRecord,
    status: OrderStatus,
    by: By,
  ): Promise<OrderRecord> => {
    if (!before[status].includes(order.status)) throw new AppError('wrong_status')
    const changed = { ...order, status, checkAt: undefined, updatedAt: at() }
    const moved = { ...changed, checkAt: nextCheck(owedOf(changed), now()) }
    await updateOrder(trx, moved)
    await addStep(trx, order.id, { status, at: at(), ...by })
    return moved
  }

  /** It is paid: files can be downloaded at once, everything else waits to be packed. */
  const pay = async (trx: Knex, order: OrderRecord, paidAt: Date, by: By): Promise<OrderRecord> => {
    const paid = { ...order, paidAt: paidAt.toISOString(), reservedUntil: undefined }
    const moved = await move(trx, paid, 'paid', by)
    await notifications.of(trx, moved, 'paid')
    if (!isFilesOnly(moved)) return moved
    const delivered = await move(trx, { ...moved, deliveredAt: at() }, 'delivered', by)
    await papers.issueInvoice(trx, delivered, delivered.lines)
    return delivered
  }

  /** Everything is refunded except files that were downloaded. */
  const refundCancelled = async (trx: Knex, order: OrderRecord): Promise<OrderRecord> => {
    if (order.paidAt === undefined) return order
    const taken = new Set(await listTaken(trx, order.id))
    const invoiced = order.lines.filter(({ id }) => taken.has(id))
    if (invoiced.length > 0)
      await papers.issueInvoice(trx, { ...order, deliveryAmount: 0 }, invoiced)
    return owing(order, paiseOf(order.amount - sumOf(invoiced)), now())
  }

  const cancel = async (trx: Knex, order: OrderRecord, by: By): Promise<OrderRecord> => {
    const taken = await listTaken(trx, order.id)
    if (!mayCancel(order, { isTaken: taken.length > 0 })) throw new AppError('wrong_status')
    if (await papers.hasInvoice(trx, order.id)) await papers.issueCredit(trx, order, order.lines)
    const released = await release(trx, { ...order, reservedUntil: undefined })
    const owed = await refundCancelled(trx, released)
    const moved = await move(trx, owed, 'cancelled', by)
    if (by.note === 'expired') return moved
    await notifications.of(trx, moved, 'cancelled')
    const isOpen = moved.payment === 'card' && moved.paidAt === undefined && moved.paymentId
    if (!isOpen) return moved
    // The provider is asked to close the payment, or says that it was paid after all.
    const closing = { ...moved, checkAt: at(), reservedUntil: at() }
    await updateOrder(trx, closing)
    return closing
  }

  return {
    pay,
    cancel,
    reserveAgain,

    /** From now on the buyer cannot cancel: the invoice is issued. */
    pack: async (trx: Knex, order: OrderRecord, by: By): Promise<OrderRecord> => {
      const isReady = order.status === 'paid' || (order.status === 'placed' && isCod(order))
      if (!isReady) throw new AppError('wrong_status')
      const moved = await move(trx, order, 'packed', by)
      // It has one if it was packed before, and that was undone.
      if (!(await papers.hasInvoice(trx, order.id)))
        await papers.issueInvoice(trx, moved, moved.lines)
      return moved
    },

    ship: async (trx: Knex, order: OrderRecord, parcel: Parcel, by: By): Promise<OrderRecord> => {
      if (order.status !== 'packed') throw new AppError('wrong_status')
      const moved = await move(trx, { ...(await sell(trx, order, by)), ...parcel }, 'shipped', by)
      await notifications.of(trx, moved, 'shipped', by.quietUntil)
      return moved
    },

    deliver: async (trx: Knex, order: OrderRecord, by: By): Promise<OrderRecord> => {
      if (order.status !== 'shipped') throw new AppError('wrong_status')
      const arrived = { ...order, deliveredAt: at() }
      const moved = await move(trx, arrived, 'delivered', by)
      await notifications.of(trx, moved, 'delivered', by.quietUntil)
      return moved
    },

    /**
     * A step of the temple was not meant: pieces that left are promised again. An invoice keeps its
     * number, for when it is packed again.
     */
    undo: async (trx: Knex, order: OrderRecord, to: OrderStatus, by: By): Promise<void> => {
      const { status, payment, paidAt } = order
      const isSent = status === 'shipped'
      const here = isSent ? await unsell(trx, order, by) : order
      await updateOrder(trx, {
        ...here,
        ...(isSent && { courier: undefined, tracking: undefined }),
        ...(status === 'delivered' && {
          deliveredAt: undefined,
          paidAt: payment === 'cod' ? undefined : paidAt,
        }),
        status: to,
        updatedAt: at(),
      })
    },

    /**
     * Taken along at the temple's counter. What waits for the bank is not paid yet; it is paid by
     * `find`.
     */
    handOver: async (
      trx: Knex,
      order: OrderRecord,
      { isPaid, by }: { readonly isPaid: boolean; readonly by: By },
    ): Promise<OrderRecord> => {
      const taken = { ...order, deliveredAt: at(), reservedUntil: undefined }
      const sold = await sell(trx, isPaid ? { ...taken, paidAt: at() } : taken, by)
      const paid = isPaid ? await move(trx, sold, 'paid', by) : sold
      const moved = await move(trx, paid, 'delivered', by)
      await papers.issueInvoice(trx, moved, moved.lines)
      return moved
    },

    /** The bank has the money of what was handed over at the counter, or by a courier. */
    find: async (trx: Knex, order: OrderRecord, paidAt: Date, by: By): Promise<OrderRecord> => {
      const paid = {
        ...order,
        paidAt: paidAt.toISOString(),
        writtenOff: undefined,
        updatedAt: at(),
      }
      // What came back before its money is refunded from it, unless that is owed already.
      const back = order.lines.map((line) => ({ ...line, quantity: line.returned }))
      const owed = Math.max(paiseOf(sumOf(back)) - order.refundPaise, 0)
      const found = owing(paid, owed, now())
      await updateOrder(trx, found)
      await addStep(trx, order.id, { status: order.status, at: at(), ...by, note: 'payment_found' })
      return found
    },

    /** A sale at the counter whose money does not come, and neither do the goods: the price is lost. */
    writeOff: async (
      trx: Knex,
      order: OrderRecord,
      { reason, by }: { readonly reason: string; readonly by: By },
    ): Promise<OrderRecord> => {
      const closed = { ...order, writtenOff: reason, updatedAt: at() }
      await releaseCheque(trx, { type: 'order', id: order.id })
      await updateOrder(trx, closed)
      await addStep(trx, order.id, { status: order.status, at: at(), ...by, note: 'written_off' })
      return closed
    },

    /** A sale at the counter that never was: its goods are in stock, and nothing of it is paid. */
    voidSale: async (
      trx: Knex,
      order: OrderRecord,
      { reason, by }: { readonly reason: string; readonly by: By },
    ): Promise<OrderRecord> => {
      const goods = order.lines
        .map((line) => ({ ...line, quantity: line.quantity - line.returned }))
        .filter(({ quantity }) => quantity > 0)
      const back = await takeBack(trx, order, goods, { isSellable: true, by })
      await papers.issueCredit(trx, back, goods)
      await releaseCheque(trx, { type: 'order', id: order.id })
      const unpaid = { ...back, paidAt: undefined, voidReason: reason }
      const moved = await move(trx, unpaid, 'cancelled', by)
      await notifications.of(trx, moved, 'cancelled')
      return moved
    },

    /** The courier brought the parcel back. */
    comeBack: async (
      trx: Knex,
      order: OrderRecord,
      { isSellable }: { readonly isSellable: boolean },
      by: By,
    ): Promise<OrderRecord> => {
      if (order.status !== 'shipped') throw new AppError('wrong_status')
      const goods = order.lines.filter((line) => !isDigital(line))
      const back = await takeBack(trx, order, goods, { isSellable, by })
      await papers.issueCredit(trx, back, goods)
      const paise = paiseOf(sumOf(goods) + order.deliveryAmount)
      const owed = order.paidAt === undefined ? back : owing(back, paise, now())
      const moved = await move(trx, owed, 'returned', by)
      await notifications.of(trx, moved, 'cancelled')
      return moved
    },

    /** Items that a buyer returned have arrived: the money is refunded. */
    receiveBack: async (
      trx: Knex,
      order: OrderRecord,
      items: readonly { readonly id: string; readonly quantity: number }[],
      { isSellable, by }: { readonly isSellable: boolean; readonly by: By },
    ): Promise<{ order: OrderRecord; refundPaise: number }> => {
      const pieces = items.flatMap(({ id, quantity }) => {
        const line = order.lines.find((one) => one.id === id)
        return line ? [{ ...line, quantity }] : []
      })
      const back = await takeBack(trx, order, pieces, { isSellable, by })
      await papers.issueCredit(trx, { ...back, deliveryAmount: 0 }, pieces)
      // What was not paid yet is not refunded.
      const refundPaise = hasBuyerPaid(order) ? paiseOf(sumOf(pieces)) : 0
      const owed = { ...owing(back, refundPaise, now()), updatedAt: at() }
      const isAll = owed.lines.every((line) => isDigital(line) || line.returned === line.quantity)
      if (isAll && !owed.lines.some(isDigital)) {
        // A cheque that nobody cashed may pay for something else.
        if (!hasBuyerPaid(order)) await releaseCheque(trx, { type: 'order', id: order.id })
        return { order: await move(trx, owed, 'returned', by), refundPaise }
      }
      await updateOrder(trx, owed)
      return { order: owed, refundPaise }
    },
  }
}

const isCod = ({ payment }: OrderRecord): boolean => payment === 'cod'

export type Transitions = ReturnType<typeof createTransitions>
