import { townOf, type DevoteeSource } from '#server/privacy/devoteeSource.ts'
import { byName } from './adminList.ts'
import { attachLines, orders } from './repository.ts'

export const ordersOfDevotees: DevoteeSource = {
  kind: 'order',
  permission: 'orders',
  table: 'orders',
  key: 'reference',
  name: 'orders.full_name',
  email: 'orders.email',
  emailKey: 'lower(orders.email)',
  phone: 'phone',
  owner: 'user_id',
  isIncluded: "orders.full_name <> '' and not orders.is_test",
  searched: byName,
  findExact: async (db, text) => [
    ...(await db('orders').where({ reference: text }).pluck('reference')),
    ...(await db('order_papers as paper')
      .join('orders', 'orders.id', 'paper.order_id')
      .where({ number: text })
      .pluck('orders.reference')),
  ],
  read: async (db, keys) => {
    const rows = await attachLines(db, await orders(db).whereIn('reference', [...keys]))
    return rows.map((row) => ({
      key: row.reference,
      at: row.createdAt,
      name: row.fullName,
      about: row.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
      status: row.voidReason === undefined ? row.status : 'void',
      amount: row.amount,
      ...townOf(row.address),
    }))
  },
}
