import type { OfflineDb } from '#app/offline/db.ts'
import { transactInTime } from '#app/offline/transactInTime.ts'
import { guestAccount } from '#app/offline/outbox/outboxRow.ts'
import { mostOfOne } from '#contract/shop/rules.ts'
import type { CartRow } from './cartRow.ts'

type CartInput = Pick<CartRow, 'id' | 'name' | 'price'> & {
  /** How many one order may contain. */
  readonly most: number
}

type Deps = {
  db: OfflineDb
  /** The logged-in account. */
  account: () => string
  /** There is something for the account. */
  onChange: () => void
  now?: () => Date
}

const whole = (quantity: number, most: number): number =>
  Math.min(Math.max(Math.trunc(quantity) || 1, 1), most)

/** The cart on this phone: it needs no network, and all tabs share it. */
export function createCart({ db, account, onChange, now = () => new Date() }: Deps) {
  const ownership = (): Pick<CartRow, 'account' | 'isUnsent'> =>
    account() === guestAccount ? {} : { account: account(), isUnsent: true }
  /** A guest's row stays one until it has been merged into the account's. */
  const changed = (row: CartRow): CartRow =>
    row.account === undefined ? row : { ...row, isUnsent: true }

  const inTransaction = async <T>(work: () => Promise<T>): Promise<T> => {
    const done = await transactInTime(db, [db.cart], work)
    onChange()
    return done
  }

  return {
    /** False if it already has as many as one order may contain. */
    add: ({ most, ...product }: CartInput): Promise<boolean> =>
      inTransaction(async () => {
        const known = await db.cart.get(product.id)
        const quantity = (known?.quantity ?? 0) + 1
        if (quantity > most) return false
        const row = known?.quantity ? known : { addedAt: now().toISOString(), ...ownership() }
        await db.cart.put(changed({ ...row, ...product, quantity }))
        return true
      }),

    /** Does nothing for a product that another tab has removed. */
    setQuantity: (id: string, quantity: number, most = mostOfOne): Promise<void> =>
      inTransaction(async () => {
        const known = await db.cart.get(id)
        if (known?.quantity) {
          await db.cart.put(changed({ ...known, quantity: whole(quantity, most) }))
        }
      }),

    /** What was removed, to undo it. */
    remove: (id: string): Promise<CartRow | undefined> =>
      inTransaction(async () => {
        const known = await db.cart.get(id)
        if (!known?.quantity) return undefined
        if (known.account === undefined) await db.cart.delete(id)
        else await db.cart.put(changed({ ...known, quantity: 0 }))
        return known
      }),

    /** Puts it back at its old position; it may have been added again in the meantime. */
    restore: (row: CartRow): Promise<void> =>
      inTransaction(async () => {
        const known = await db.cart.get(row.id)
        const quantity = whole(row.quantity + (known?.quantity ?? 0), mostOfOne)
        await db.cart.put(changed({ ...row, quantity }))
      }),
  }
}
