import { addRupees } from '#contract/payments/exactRupees.ts'

/** Payments and refunds: how many, and rupees. */
export type Sum = { readonly count: number; readonly amount: number; readonly returned: number }
export type KeyedSum = Sum & { readonly key: string }

const nothing: Sum = { count: 0, amount: 0, returned: 0 }

/** The months from one day to another: `2026-04` … `2027-03`. */
export const monthsBetween = (from: string, to: string): string[] => {
  const months: string[] = []
  for (let [year = 0, month = 1] = from.split('-').map(Number); ; month += 1) {
    if (month > 12) [year, month] = [year + 1, 1]
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (name > to) return months
    months.push(name)
  }
}

/** The months of a financial year, from April on: `2026-04` … `2027-03`. */
export const monthsOf = (financialYear: string): string[] => {
  const begins = Number(financialYear.slice(0, 4))
  return begins ? monthsBetween(`${begins}-04`, `${begins + 1}-03`) : []
}

const lengthOf = (month: string): number => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** The first and the last day of a month. */
export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: `${month}-${lengthOf(month)}`,
})

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
export const sumsOfDays = (days: Days, month: string): KeyedSum[] =>
  Array.from({ length: lengthOf(month) }, (_, at) => {
    const key = `${month}-${String(at + 1).padStart(2, '0')}`
    return { key, ...days.filter(({ day }) => day === key).reduce<Sum>(add, nothing) }
  })
