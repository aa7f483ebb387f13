import type { Api } from '#app/api/client.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import { inTurn } from '#app/offline/inTurn.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { changeCart } from '#contract/shop/cart.ts'
import type { CartRow } from './cartRow.ts'

type Deps = { db: OfflineDb; api: Pick<Api, 'call'>; account: () => string }

/**
 * Syncs the cart with the account: sends local changes and applies those of other devices. A
 * guest's rows are merged. Offline it fails, and the next change or visit retries.
 */
export function createCartSync({ db, api, account }: Deps): () => Promise<void> {
  const isNews = (row: CartRow) => row.account === undefined || Boolean(row.isUnsent)

  const exchange = async (): Promise<void> => {
    const owner = account()
    if (owner === guestAccount) return
    const sent = new Map((await db.cart.filter(isNews).toArray()).map((row) => [row.id, row]))
    const { lines } = await api.call(changeCart, {
      changes: [...sent.values()].map((row) => ({
        id: row.id,
        quantity: row.quantity,
        isMerged: row.account === undefined,
      })),
    })
    await db.transaction('rw', db.cart, async () => {
      if (account() !== owner) return
      const here = new Map((await db.cart.toArray()).map((row) => [row.id, row]))
      const isChangedSince = (row: CartRow) =>
        isNews(row) && sent.get(row.id)?.quantity !== row.quantity
      // Changes made in the meantime go with the next exchange.
      const unsent = [...here.values()].filter(isChangedSince)
      await db.cart.clear()
      await db.cart.bulkPut(
        lines.map((line) => ({
          ...line,
          price: here.get(line.id)?.price ?? line.price,
          account: owner,
        })),
      )
      await db.cart.bulkPut(unsent.map((row) => ({ ...row, account: owner, isUnsent: true })))
    })
  }

  return inTurn(exchange)
}
