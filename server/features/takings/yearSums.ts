import { addRupees } from '#contract/payments/exactRupees.ts'

type Amount = { readonly count: number; readonly amount: number }

export const sumOf = (rows: readonly Amount[]): Amount => ({
  count: rows.reduce((all, { count }) => all + count, 0),
  amount: addRupees(...rows.map(({ amount }) => amount)),
})

/** The sums of the rows with the same key beside those of the year before. */
export const comparedBy = <R extends Amount, K extends string>(
  rows: readonly R[],
  past: readonly R[],
  keyOf: (row: R) => K,
): {
  readonly key: K
  readonly count: number
  readonly amount: number
  readonly before: number
}[] => {
  const now = Map.groupBy(rows, keyOf)
  const then = Map.groupBy(past, keyOf)
  return [...new Set([...now.keys(), ...then.keys()])].map((key) => ({
    key,
    ...sumOf(now.get(key) ?? []),
    before: sumOf(then.get(key) ?? []).amount,
  }))
}

export const mostFirst = (
  one: { readonly amount: number; readonly before: number },
  other: { readonly amount: number; readonly before: number },
): number => other.amount - one.amount || other.before - one.before
