import type { Knex } from 'knex'
import { type AccountCartLine, mostLines } from '#contract/shop/cart.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { PersonalData } from '#server/privacy/personalData.ts'
import { deleteLine, listCart, listExisting, putLine } from './cartRepository.ts'

type Change = { readonly id: string; readonly quantity: number; readonly isMerged: boolean }

/** The carts of accounts: the same on every device of a person. */
export const createCart = (now: () => Date) => ({
  /** Sent twice, the changes have the same effect as once. */
  change: (
    db: Knex,
    userId: string,
    changes: readonly Change[],
  ): Promise<{ lines: AccountCartLine[] }> =>
    transact(db, async (trx) => {
      const existing = new Set(
        await listExisting(
          trx,
          changes.map(({ id }) => id),
        ),
      )
      const held = new Map((await listCart(trx, userId)).map((line) => [line.id, line.quantity]))
      for (const [index, { id, quantity, isMerged }] of changes.entries()) {
        if (!existing.has(id)) continue
        const newQuantity = isMerged ? Math.max(quantity, held.get(id) ?? 0) : quantity
        // In their order, even within a millisecond.
        const addedAt = new Date(now().getTime() + index).toISOString()
        if (newQuantity === 0) await deleteLine(trx, { userId, id })
        else await putLine(trx, { userId, id, quantity: newQuantity, addedAt })
      }
      const lines = await listCart(trx, userId)
      if (lines.length > mostLines) {
        const reason = { code: 'orders.tooManyItems', params: { most: mostLines } } as const
        throw new AppError('invalid_input', reason, [{ pointer: '#/changes', ...reason }])
      }
      return { lines }
    }),
})

export type AccountCart = ReturnType<typeof createCart>

/** Belongs to an account alone, and goes with it. */
export const cartData: PersonalData = {
  name: 'cart',
  read: async (db, { id }) => (id === undefined ? [] : listCart(db, id)),
  list: async (db, { id }) =>
    id === undefined
      ? []
      : (await listCart(db, id)).map(({ addedAt: at, id: reference }) => ({
          at,
          reference,
          outcome: 'erased' as const,
        })),
  forget: async (trx, { id }) => {
    if (id !== undefined) await trx('cart_lines').where({ user_id: id }).delete()
    return []
  },
}
