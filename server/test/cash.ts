import type { CashNotes } from '#contract/counter/admin.ts'

export const noNotes: CashNotes = { n500: 0, n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, coins: 0 }

/** What a cashier sends who counts so many rupees, as coins, in a drawer that was empty. */
export const counted = (rupees: number, changes: object = {}) => ({
  notes: { ...noNotes, coins: rupees },
  opening: 0,
  counts: 0,
  ...changes,
})
