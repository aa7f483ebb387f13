import type { Knex } from 'knex'
import { isDigital, returnDays } from '#contract/shop/rules.ts'
import { AppError } from '#server/errors.ts'
import { type OrderRecord, updateOrder } from './repository.ts'
import {
  insertReturn,
  listReturns,
  type ReturnedItem,
  type ReturnRecord,
} from './returnRepository.ts'
import { addStep } from './stepRepository.ts'

const dayMs = 24 * 60 * 60_000

/** The last moment for asking to return something; undefined before it was delivered. */
export const returnUntil = ({ deliveredAt, delivery }: OrderRecord): string | undefined =>
  deliveredAt === undefined || delivery === 'none'
    ? undefined
    : new Date(Date.parse(deliveredAt) + returnDays * dayMs).toISOString()

/** How many of each item can still be returned, by id; none before delivery or after the time. */
export const returnable = (
  order: OrderRecord,
  returns: readonly ReturnRecord[],
  now: Date,
): Map<string, number> => {
  const until = returnUntil(order)
  const isOpen = order.status === 'delivered' && until !== undefined && now.toISOString() <= until
  if (!isOpen) return new Map()
  const requests = returns.filter(({ status }) => status === 'asked' || status === 'accepted')
  const requestedOf = (id: string): number =>
    requests
      .flatMap(({ items }) => items)
      .reduce((sum, item) => sum + (item.id === id ? item.quantity : 0), 0)
  return new Map(
    order.lines
      .filter((line) => !isDigital(line))
      .map((line) => [line.id, line.quantity - line.returned - requestedOf(line.id)]),
  )
}

type ReturnRequest = {
  readonly items: readonly ReturnedItem[]
  readonly reason: string
}

const tooLate = `Items can be returned within ${returnDays} days of delivery. Please call the temple`

/** The buyer wants to send items back. The order's row is locked. */
export const askReturn = async (
  trx: Knex,
  order: OrderRecord,
  { items, reason }: ReturnRequest,
  now: Date,
): Promise<void> => {
  const left = returnable(order, await listReturns(trx, order.id), now)
  if (left.size === 0) throw new AppError('too_late', `${tooLate}.`)
  const wrong = items.findIndex(({ id, quantity }) => quantity > (left.get(id) ?? 0))
  const isTwice = new Set(items.map(({ id }) => id)).size !== items.length
  if (wrong >= 0 || isTwice) {
    const detail = 'This many of this item cannot be returned'
    throw new AppError('invalid_input', `${detail}.`, [
      { pointer: `#/items/${Math.max(wrong, 0)}/quantity`, detail },
    ])
  }
  const at = now.toISOString()
  await insertReturn(trx, { orderId: order.id, items, reason }, at)
  await updateOrder(trx, { ...order, updatedAt: at })
  await addStep(trx, order.id, { status: order.status, at, by: 'buyer', note: 'return_asked' })
}
