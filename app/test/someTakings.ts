import type { Takings } from '#contract/takings/admin.ts'

/** A day on which one donation came in. */
export const someTakings = (change: Partial<Takings> = {}): Takings => ({
  from: '2026-11-24',
  to: '2026-11-24',
  all: { count: 1, amount: 2100 },
  hundi: { count: 0, amount: 0 },
  received: [{ kind: 'donation', method: 'upi', count: 1, amount: 2100 }],
  byCashier: [{ method: 'upi', count: 1, amount: 2100 }],
  refunds: [],
  voids: [],
  taxes: [],
  ...change,
})
