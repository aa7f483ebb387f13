/** The Indian financial year of a date, from April to March: `2027-03-31` → `2026-27`. */
export const financialYearOf = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number)
  const from = month >= 4 ? year : year - 1
  return `${from}-${String((from + 1) % 100).padStart(2, '0')}`
}
