import { randomUUIDv7 } from 'node:crypto'
import type { Knex } from 'knex'
import { mostOfOne } from '#contract/shop/rules.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import { records, toColumns } from '#server/db/rows.ts'

export type Pieces = { readonly productId: string; readonly quantity: number }

type Cause = {
  readonly at: string
  readonly orderId?: string | undefined
  /** Which member of staff. */
  readonly actorId?: string | undefined
  readonly note?: string | undefined
}

type Counts = { readonly onHand: number; readonly left: number }

type Counted = { stockOnHand: number; stockReserved: number }

/** Visitors see how many are left only when few are. */
const publishIfFewLeft = async (trx: Knex, before: number, after: number): Promise<void> => {
  if (Math.min(before, after) <= mostOfOne) await bumpContent(trx)
}

const change = async (
  trx: Knex,
  { productId }: Pieces,
  { onHand, reserved }: { readonly onHand: number; readonly reserved: number },
): Promise<Counts | undefined> => {
  const [row]: Counted[] = await records(trx, 'products')
    .where({ id: productId })
    .whereNotNull('stock_on_hand')
    // Also the check of the table; this way it is an answer instead of an error.
    .whereRaw('stock_reserved + ? >= 0', [reserved])
    .whereRaw('stock_on_hand + ? >= stock_reserved + ?', [onHand, reserved])
    .update({
      stock_on_hand: trx.raw('stock_on_hand + ?', [onHand]),
      stock_reserved: trx.raw('stock_reserved + ?', [reserved]),
      // Staff who edit the product must not write the old count over this one.
      version: trx.raw('version + ?', [onHand === 0 ? 0 : 1]),
    })
    .returning(['stock_on_hand', 'stock_reserved'])
  if (!row) return undefined
  const left = row.stockOnHand - row.stockReserved
  await publishIfFewLeft(trx, left - onHand + reserved, left)
  return { onHand: row.stockOnHand, left }
}

/** Adds a line to the history of the stock. */
const insertMove = async (
  trx: Knex,
  { productId, quantity }: Pieces,
  kind: 'received' | 'sold' | 'returned' | 'counted',
  { onHand, at, orderId, actorId, note }: Cause & { readonly onHand: number | undefined },
): Promise<void> => {
  const move = { productId, at, kind, pieces: quantity, onHand, orderId, actorId, note }
  await trx('stock_moves').insert(toColumns({ id: randomUUIDv7(), ...move }))
}

/**
 * Promises pieces to a buyer. `uncounted`: nobody counts the product, so there is nothing to
 * promise. `short`: there are not so many, and nothing was promised.
 */
export const reserve = async (
  trx: Knex,
  pieces: Pieces,
): Promise<'reserved' | 'uncounted' | 'short'> => {
  if (await change(trx, pieces, { onHand: 0, reserved: pieces.quantity })) return 'reserved'
  const row = await records<Partial<Counted>>(trx, 'products', ['stockOnHand'])
    .where({ id: pieces.productId })
    .first()
  return row && row.stockOnHand === undefined ? 'uncounted' : 'short'
}

/** They are no longer promised. */
export const release = async (trx: Knex, pieces: Pieces): Promise<void> => {
  await change(trx, pieces, { onHand: 0, reserved: -pieces.quantity })
}

/** What was promised leaves the temple. */
export const sell = async (trx: Knex, pieces: Pieces, cause: Cause): Promise<void> => {
  const { quantity } = pieces
  const after = await change(trx, pieces, { onHand: -quantity, reserved: -quantity })
  if (!after) throw new Error(`${quantity} of ${pieces.productId} were not promised`)
  await insertMove(trx, { ...pieces, quantity: -quantity }, 'sold', {
    ...cause,
    onHand: after.onHand,
  })
}

/** What was sold is on the shelf again; nothing, if nobody counts the product any more. */
export const takeBack = async (trx: Knex, pieces: Pieces, cause: Cause): Promise<void> => {
  const after = await change(trx, pieces, { onHand: pieces.quantity, reserved: 0 })
  if (after) await insertMove(trx, pieces, 'returned', { ...cause, onHand: after.onHand })
}

/** More of it was delivered to the temple; false if nobody counts the product. */
export const receive = async (trx: Knex, pieces: Pieces, cause: Cause): Promise<boolean> => {
  const after = await change(trx, pieces, { onHand: pieces.quantity, reserved: 0 })
  if (after) await insertMove(trx, pieces, 'received', { ...cause, onHand: after.onHand })
  return after !== undefined
}

/** Staff counted it anew, or stopped counting it. */
export const recount = async (
  trx: Knex,
  productId: string,
  { before, after }: { readonly before: number | undefined; readonly after: number | undefined },
  cause: Cause,
): Promise<void> => {
  if (before === after) return
  const quantity = (after ?? 0) - (before ?? 0)
  await insertMove(trx, { productId, quantity }, 'counted', { ...cause, onHand: after })
}
