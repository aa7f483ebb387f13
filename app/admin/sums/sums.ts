import { addRupees } from '#contract/payments/exactRupees.ts'

/** Payments and refunds: how many, and rupees. */
export type Sum = { readonly count: number; readonly amount: number; readonly returned: number }
export type KeyedSum = Sum & { readonly key: string }

const nothing: Sum = { count: 0, amount: 0, returned: 0 }

/** The months of a financial year, from April on: `2026-04` … `2027-03`. */
export const monthsOf = (financialYear: string): string[] => {
  const begins = Number(financialYear.slice(0, 4))
  if (!begins) return []
  return Array.from({ length: 12 }, (_, at) => {
    const month = ((at + 3) % 12) + 1
    return `${month > 3 ? begins : begins + 1}-${String(month).padStart(2, '0')}`
  })
}

type Days = readonly (Sum & { readonly day: string })[]

const add = (sum: Sum, { count, amount, returned }: Sum): Sum => ({
  count: sum.count + count,
  amount: sum.amount + amount,
  returned: addRupees(sum.returned, returned),
})

/** Every month of the year, including those without money. */
export const sumsOfMonths = (days: Days, financialYear: string): KeyedSum[] =>
  monthsOf(financialYear).map((key) => ({
    key,
    ...days.filter(({ day }) => day.startsWith(key)).reduce<Sum>(add, nothing),
  }))

/** Every day of the month. */
export const sumsOfDays = (days: Days, month: string): KeyedSum[] => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length }, (_, at) => {
    const key = `${month}-${String(at + 1).padStart(2, '0')}`
    return { key, ...days.filter(({ day }) => day === key).reduce<Sum>(add, nothing) }
  })
}
