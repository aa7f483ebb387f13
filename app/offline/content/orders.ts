import type { OfflineDb } from '#app/offline/db.ts'
import type { Order } from '#contract/orders/public.ts'

/** Answers may overtake each other, so the one that the server wrote last is right. */
export const laterOrder = (stored: Order, fetched: Order): Order =>
  stored.updatedAt > fetched.updatedAt ? stored : fetched

/** Stores it, unless a later one is stored already. */
export const storeOrder = (
  db: OfflineDb,
  order: Order,
  { account, onlyIfStored = false }: { account?: string | undefined; onlyIfStored?: boolean } = {},
): Promise<void> =>
  db.transaction('rw', db.orders, async () => {
    const reference = order.reference.toUpperCase()
    const stored = await db.orders.get(reference)
    if (onlyIfStored && !stored) return
    const owner = account ?? stored?.account
    const isLater = stored && laterOrder(stored.order, order) !== order
    await db.orders.put({
      ...(isLater ? stored : { reference, order, seenAt: new Date().toISOString() }),
      ...(owner !== undefined && { account: owner }),
    })
  })
