import { addRupees } from '#contract/payments/exactRupees.ts'

/** Money received: whole rupees, and of that what was returned, to the paisa. */
export type Sum = { readonly count: number; readonly amount: number; readonly returned: number }

export const add = (sum: Sum, { count, amount, returned }: Sum): Sum => ({
  count: sum.count + count,
  amount: sum.amount + amount,
  returned: addRupees(sum.returned, returned),
})

export const nothing: Sum = { count: 0, amount: 0, returned: 0 }

/** The sums of the rows with the same key, in the order in which the keys come. */
export const sumsBy = <R extends Sum, K>(
  rows: readonly R[],
  keyOf: (row: R) => K,
): { readonly key: K; readonly sum: Sum }[] => {
  const sums = new Map<K, Sum>()
  for (const row of rows) sums.set(keyOf(row), add(sums.get(keyOf(row)) ?? nothing, row))
  return [...sums].map(([key, sum]) => ({ key, sum }))
}

/** For sorting: the largest first. */
export const byAmount = (one: { readonly sum: Sum }, other: { readonly sum: Sum }): number =>
  other.sum.amount - one.sum.amount
