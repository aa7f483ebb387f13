import type { Knex } from 'knex'
import { rupeesOf } from '#contract/payments/money.ts'
import { paperPath } from '#contract/orders/links.ts'
import type { Order } from '#contract/orders/public.ts'
import { hasBuyerPaid, mayCancel } from './amounts.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import type { OrderFiles } from './files.ts'
import { listPapers } from './papers/repository.ts'
import type { Papers } from './papers/papers.ts'
import type { OrderRecord } from './repository.ts'
import { returnable, returnUntil } from './returns.ts'
import { listReturns, type ReturnRecord } from './returnRepository.ts'

type Deps = {
  readonly papers: Pick<Papers, 'tokenOf'>
  readonly files: Pick<OrderFiles, 'of'>
  readonly now: () => Date
}

type Shown = Omit<Order, 'token' | 'can' | 'trail' | 'returnUntil'>

const toReturn = ({ id, status, items, reason, answer, ...rest }: ReturnRecord) => ({
  id,
  status,
  items: [...items],
  reason,
  hasPhoto: rest.hasPhoto,
  ...(answer !== undefined && { answer }),
  ...(rest.refundPaise !== undefined && { refundAmount: rupeesOf(rest.refundPaise) }),
  createdAt: rest.createdAt,
})

/** Of an item in another language: whether it is in English. */
const marksOf = (line: object): Marked => {
  const { inEnglish }: Marked = line
  return inEnglish ? { inEnglish } : {}
}

/** What buyers and staff both see of an order. */
export const createShowing =
  ({ papers, files, now }: Deps) =>
  async (db: Knex, order: OrderRecord): Promise<Shown> => {
    const { refundPaise, refundedPaise, address } = order
    const returns = await listReturns(db, order.id)
    const left = returnable(order, returns, now())
    const bought = await files.of(db, order)
    return {
      reference: order.reference,
      status: order.status,
      payment: order.payment,
      isPaid: hasBuyerPaid(order),
      amount: order.amount,
      deliveryAmount: order.deliveryAmount,
      delivery: order.delivery,
      fullName: order.fullName,
      email: order.email,
      phone: order.phone,
      address,
      message: order.message,
      lines: order.lines.map((line) => ({
        id: line.id,
        name: line.name,
        category: line.category,
        imageUrl: line.imageUrl,
        price: line.price,
        quantity: line.quantity,
        returned: line.returned,
        returnable: left.get(line.id) ?? 0,
        file: bought.get(line.id),
        ...marksOf(line),
      })),
      reservedUntil: order.status === 'placed' ? order.reservedUntil : undefined,
      claimedAt: order.claimedAt,
      utr: order.utr,
      courier: order.courier,
      tracking: order.tracking,
      ...(refundPaise > refundedPaise && { refundOwed: rupeesOf(refundPaise - refundedPaise) }),
      ...(refundedPaise > 0 && { refundedAmount: rupeesOf(refundedPaise) }),
      returns: returns.map(toReturn),
      papers: (await listPapers(db, order.id)).map(({ number, kind }) => ({
        number,
        kind,
        path: paperPath({ number, token: papers.tokenOf(number) }),
      })),
      isTest: order.isTest,
      createdAt: order.createdAt,
      updatedAt: order.updatedAt,
    }
  }

/** What the buyer can do now. */
export const canOf = (
  order: OrderRecord,
  shown: Pick<Shown, 'lines'>,
  now: Date,
): Pick<Order, 'can' | 'returnUntil'> => {
  const { status, payment, reservedUntil, claimedAt } = order
  const isOpen =
    status === 'placed' && (reservedUntil === undefined || reservedUntil > now.toISOString())
  const until = returnUntil(order)
  return {
    can: {
      pay: isOpen && (payment === 'card' || payment === 'upi') && claimedAt === undefined,
      // Who says that they have paid waits for the temple’s answer first.
      cancel:
        status !== 'packed' &&
        (status !== 'placed' || claimedAt === undefined) &&
        mayCancel(order, { isTaken: shown.lines.some(({ file }) => file?.isTaken === true) }),
      askReturn: shown.lines.some((line) => line.returnable > 0),
    },
    ...(status === 'delivered' && until !== undefined && { returnUntil: until }),
  }
}
