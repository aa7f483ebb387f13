/** One product in the cart, with what was shown when it was added. */
export type CartRow = {
  /** The product's. */
  readonly id: string
  /** 0: removed, and the account does not know it yet. */
  readonly quantity: number
  readonly addedAt: string
  /** For a product that is no longer sold. */
  readonly name: string
  /** To say so when it has changed. */
  readonly price: number
  /** Whose it is; absent if it was put in before logging in. */
  readonly account?: string
  /** The account does not know it yet. */
  readonly isUnsent?: boolean
}
