import type { Knex } from 'knex'
import { returnDays } from '#contract/shop/rules.ts'
import { stripReceipts } from '#server/privacy/receipts.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { createForgetting, createSentRows } from '#server/privacy/sentRows.ts'
import { hasBuyerPaid } from './amounts.ts'
import { attachLines, orders, type Stored } from './repository.ts'
import { listPapers } from './papers/repository.ts'
import { findPhoto, forgetReturns, listReturns } from './returnRepository.ts'

const dayMs = 24 * 60 * 60_000

/** A guest's order that came to nothing is forgotten after this long, as a donation is. */
const guestRetentionDays = 365

/** What identifies a person. Invoices keep the name and address: the law asks for them. */
const nobody = {
  full_name: '',
  email: '',
  phone: null,
  address: null,
  message: null,
  utr: null,
  seen_utr: null,
  slip: null,
  bank: null,
  tracking: null,
  payment_id: null,
  search_terms: null,
}

/** It may still be packed, delivered, returned or refunded, so the temple needs to know for whom. */
const isNeeded = (order: Stored, now: Date): boolean => {
  if (order.refundPaise > order.refundedPaise) return true
  if (order.status === 'cancelled' || order.status === 'returned') return false
  if (order.status !== 'delivered') return true
  // Handed over at the counter, and its money is still to be found at the bank.
  if (!hasBuyerPaid(order) && order.writtenOff === undefined) return true
  const since = new Date(now.getTime() - returnDays * dayMs).toISOString()
  return (order.deliveredAt ?? order.updatedAt) >= since
}

const forgetOne = async (
  trx: Knex,
  { id, reference }: Pick<Stored, 'id' | 'reference'>,
): Promise<void> => {
  await trx('orders')
    .where({ id })
    .update({ user_id: null, check_at: null, ...nobody })
  await forgetReturns(trx, id)
  // There is nobody left to write to.
  await trx('deliveries')
    .whereNotIn('status', ['sent', 'filed'])
    .whereLike('key', `order:${id}:%`)
    .delete()
  // Items may have been returned through its link after the erasure.
  await stripReceipts(trx, { about: [reference], outcome: 'deleted' })
}

const table = 'orders'

const rows = (db: Knex) => orders(db).orderBy('created_at', 'desc')

const { listOwn, ...sent } = createSentRows<Stored>({
  table,
  phone: 'phone',
  key: 'reference',
  rows,
  toHeld: (order) => ({
    reference: order.reference,
    at: order.createdAt,
    name: order.fullName,
    email: order.email,
    ...(order.phone !== undefined && { phone: order.phone }),
  }),
  isNeeded,
})

const { forget, ...forgetting } = createForgetting({ table, rows, isNeeded, listOwn, forgetOne })

/** The daily task: what was still needed when its person was deleted, and guests' old orders. */
export const forgetOver = async (db: Knex, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - guestRetentionDays * dayMs).toISOString()
  const old = await orders(db)
    .where({ status: 'cancelled' })
    .whereNull('user_id')
    .whereNot({ full_name: '' })
    .where('updated_at', '<', before)
  await forgetting.forgetOver(db, now, old)
}

/** A file of text contains the photo as a `data:` address, which browsers open. */
const readReturns = async (db: Knex, { id, reference }: Pick<Stored, 'id' | 'reference'>) =>
  Promise.all(
    (await listReturns(db, id)).map(async (one) => {
      const webp = await findPhoto(db, { reference, returnId: one.id })
      return { ...one, ...(webp && { photo: `data:image/webp;base64,${webp.toString('base64')}` }) }
    }),
  )

export const orderData: PersonalData = {
  name: 'orders',
  ...sent,
  forget,
  read: async (db, person) => {
    const orders = await attachLines(db, await listOwn(db, person))
    return Promise.all(
      orders.map(async ({ id, userId: _u, checkAt: _c, refundAt: _r, ...order }) => ({
        ...order,
        returns: await readReturns(db, { id, reference: order.reference }),
        papers: await listPapers(db, id),
      })),
    )
  },
}
