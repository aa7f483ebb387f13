/** One product in the cart, with what was shown when it was added. */
export type CartRow = {
  /** The product's. */
  readonly id: string
  /** 0: removed, and the account does not know it yet. */
  readonly quantity: number
  readonly addedAt: string
  /** For a product that is no longer sold. */
  readonly name: string
  /** Compared with the current price, to point out a change. */
  readonly price: number
  /** Its owner; absent if it was added before login. */
  readonly account?: string
  /** The account does not know it yet. */
  readonly isUnsent?: boolean
}
