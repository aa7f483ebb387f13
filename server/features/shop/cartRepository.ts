import type { Knex } from 'knex'
import type { AccountCartLine } from '#contract/shop/cart.ts'

const table = 'cart_lines'

/** In the order in which products were added, hidden and deleted ones included. */
export const listCart = (db: Knex, userId: string): Promise<AccountCartLine[]> =>
  db(table)
    .join('products', 'products.id', `${table}.product_id`)
    .where({ user_id: userId })
    .orderBy([`${table}.added_at`, 'products.id'])
    .select({
      id: 'products.id',
      quantity: `${table}.quantity`,
      addedAt: `${table}.added_at`,
      name: 'products.name',
      price: 'products.price',
    })

/** Those of them that the temple has or had. */
export const listExisting = (db: Knex, ids: readonly string[]): Promise<string[]> =>
  db('products')
    .whereIn('id', [...ids])
    .pluck('id')

type Line = { readonly userId: string; readonly id: string; readonly quantity: number }

/** A product that is there already keeps its place. */
export const putLine = async (
  trx: Knex,
  { userId, id, quantity, addedAt }: Line & { addedAt: string },
): Promise<void> => {
  await trx(table)
    .insert({ user_id: userId, product_id: id, quantity, added_at: addedAt })
    .onConflict(['user_id', 'product_id'])
    .merge(['quantity'])
}

export const deleteLine = async (
  trx: Knex,
  { userId, id }: Pick<Line, 'userId' | 'id'>,
): Promise<void> => {
  await trx(table).where({ user_id: userId, product_id: id }).delete()
}
