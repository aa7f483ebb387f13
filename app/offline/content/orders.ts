import type { OfflineDb } from '#app/offline/db.ts'
import type { Order } from '#contract/orders/public.ts'

/** Answers may overtake each other, so the one that the server wrote last is right. */
export const laterOrder = (known: Order, told: Order): Order =>
  known.updatedAt > told.updatedAt ? known : told

/** Stores it, unless a later one is stored already. */
export const keepOrder = (
  db: OfflineDb,
  order: Order,
  { account, onlyKnown = false }: { account?: string | undefined; onlyKnown?: boolean } = {},
): Promise<void> =>
  db.transaction('rw', db.orders, async () => {
    const reference = order.reference.toUpperCase()
    const known = await db.orders.get(reference)
    if (onlyKnown && !known) return
    const owner = account ?? known?.account
    const isLater = known && laterOrder(known.order, order) !== order
    await db.orders.put({
      ...(isLater ? known : { reference, order, seenAt: new Date().toISOString() }),
      ...(owner !== undefined && { account: owner }),
    })
  })
