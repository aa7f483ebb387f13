/** The Indian financial year of a date, from April to March: `2027-03-31` → `2026-27`. */
export const financialYearOf = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const from = month >= 4 ? year : year - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}

/** `2026-27` → `2025-26` */
export const yearBefore = (financialYear: string): string =>
  financialYearOf(`${Number(financialYear.slice(0, 4)) - 1}-04-01`)

/** The same month of the year before: `2026-11` → `2025-11`. */
export const monthBefore = (month: string): string =>
  `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`

export type Period = {
  readonly financialYear?: string | undefined
  readonly month?: string | undefined
}

/** The financial year of a month, the given one, or the current one. */
export const yearOfPeriod = ({ financialYear, month }: Period, today: string): string =>
  month === undefined ? (financialYear ?? financialYearOf(today)) : financialYearOf(`${month}-01`)

/** The first and the last day of a month or a financial year. */
export const daysOfPeriod = (period: Period, today: string): { from: string; to: string } => {
  const { month } = period
  if (month !== undefined) {
    const [year = 0, number = 0] = month.split('-').map(Number)
    const last = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
    return { from: `${month}-01`, to: last }
  }
  const begins = Number(yearOfPeriod(period, today).slice(0, 4))
  return { from: `${begins}-04-01`, to: `${begins + 1}-03-31` }
}
