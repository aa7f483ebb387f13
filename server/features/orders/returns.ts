import type { Knex } from 'knex'
import { isDigital, returnDays } from '#contract/shop/rules.ts'
import { AppError, invalidField } from '#server/errors.ts'
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
  return until !== undefined && now.toISOString() <= until ? notReturned(order, returns) : new Map()
}

/** The same, however long ago it was delivered. */
export const notReturned = (
  order: OrderRecord,
  returns: readonly Pick<ReturnRecord, 'status' | 'items'>[],
): Map<string, number> => {
  if (order.status !== 'delivered') return new Map()
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

/** No more of each item than there are, each once. */
const assertLeft = (left: Map<string, number>, items: readonly ReturnedItem[]): void => {
  const wrong = items.findIndex(({ id, quantity }) => quantity > (left.get(id) ?? 0))
  const isTwice = new Set(items.map(({ id }) => id)).size !== items.length
  if (wrong >= 0 || isTwice) {
    const pointer = `#/items/${Math.max(wrong, 0)}/quantity`
    throw invalidField(pointer, { code: 'orders.tooManyReturned' })
  }
}

/** The buyer wants to send items back. The order's row is locked. */
export const askReturn = async (
  trx: Knex,
  order: OrderRecord,
  { items, reason }: ReturnRequest,
  now: Date,
): Promise<void> => {
  const left = returnable(order, await listReturns(trx, order.id), now)
  if (left.size === 0)
    throw new AppError('too_late', { code: 'orders.returnTooLate', params: { days: returnDays } })
  assertLeft(left, items)
  const at = now.toISOString()
  await insertReturn(trx, { orderId: order.id, items, reason, status: 'asked' }, at)
  await updateOrder(trx, { ...order, updatedAt: at })
  await addStep(trx, order.id, { status: order.status, at, by: 'buyer', note: 'return_asked' })
}

type StaffReturn = ReturnRequest & {
  readonly areHere: boolean
  readonly exception?: string | undefined
}

/** Staff write it down for the buyer, and may stretch the time. The order's row is locked. */
export const startReturn = async (
  trx: Knex,
  order: OrderRecord,
  { items, reason, areHere, exception }: StaffReturn,
  { now, by }: { readonly now: Date; readonly by: { readonly actorId: string } },
): Promise<void> => {
  const until = returnUntil(order)
  if (order.status !== 'delivered' || until === undefined) throw new AppError('wrong_status')
  const at = now.toISOString()
  if (at > until && !exception) {
    const detail = `The ${returnDays} days for returns are over. Please say why you take it back`
    throw new AppError('invalid_input', undefined, [{ pointer: '#/exception', detail }])
  }
  assertLeft(notReturned(order, await listReturns(trx, order.id)), items)
  const status = areHere ? 'accepted' : 'asked'
  await insertReturn(trx, { orderId: order.id, items, reason, status }, at)
  await updateOrder(trx, { ...order, updatedAt: at })
  const step = { status: order.status, at, by: 'temple', ...by } as const
  await addStep(trx, order.id, { ...step, note: 'return_asked' })
  if (areHere) await addStep(trx, order.id, { ...step, note: 'return_accepted' })
}
