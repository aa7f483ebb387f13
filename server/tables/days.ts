import { plainCell, plainDigits } from './plainCell.ts'

/** Which of two numbers comes first in `05/11/2026`. */
export type DayOrder = 'day_first' | 'month_first'

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** `Nov`, `Sept.` and `november` are 11 and 9; 0 is none. */
const monthOf = (word: string): number =>
  months.findIndex((name) => name.startsWith(word.toLowerCase())) + 1

const two = (part: number): string => String(part).padStart(2, '0')

const dayOf = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? 2000 + year : year
  const date = `${full}-${two(month)}-${two(day)}`
  const at = new Date(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
  return isReal && full >= 2000 && full < 2100 ? date : undefined
}

const apart = `[-/.,' ’]`
const numberForm = /^(\d{1,2})[-/.' ’] ?(\d{1,2})[-/.' ’] ?(\d{4}|\d{2})(?!\d)/
const month = '([a-z]{3,9})\\.?'
const ordinal = '(?:st|nd|rd|th)?'

/** Every form of a day besides two numbers whose order must be known; each gives year, month, day. */
const forms: readonly (readonly [
  RegExp,
  (parts: string[]) => readonly [string, string, string],
])[] = [
  [/^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?!\d)/, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(20\d\d)(\d\d)(\d\d)(?:\d{6})?(?:T|$| \d)/i, ([y = '', m = '', d = '']) => [y, m, d]],
  [/^(\d\d)(\d\d)(20\d\d)(?:T|$| \d)/i, ([d = '', m = '', y = '']) => [y, m, d]],
  [
    new RegExp(`^(\\d{1,2})${ordinal}${apart}*${month}${apart}*(\\d{4}|\\d{2})(?!\\d)`, 'i'),
    ([d = '', m = '', y = '']) => [y, m, d],
  ],
  [
    new RegExp(`^${month}${apart}*(\\d{1,2})${ordinal}${apart}+(\\d{4}|\\d{2})(?!\\d)`, 'i'),
    ([m = '', d = '', y = '']) => [y, m, d],
  ],
  [
    new RegExp(`^(\\d{4})${apart}*${month}${apart}*(\\d{1,2})(?!\\d)`, 'i'),
    ([y = '', m = '', d = '']) => [y, m, d],
  ],
]

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? +/i

const plainDay = (cell: string): string => plainDigits(plainCell(cell)).replace(weekday, '')

/** The two numbers of `05/11/2026`, whichever they are, and the year. */
const numbersOf = (cell: string): readonly [number, number, number] | undefined => {
  const [, first, second, year] = numberForm.exec(plainDay(cell)) ?? []
  return first === undefined ? undefined : [Number(first), Number(second), Number(year)]
}

/**
 * The day in a cell: `05/11/2026`, `5-Nov'26`, `Nov 05, 2026`, `2026-11-05`, `20261105`; a time may
 * follow.
 */
export const readDay = (cell: string, order: DayOrder = 'day_first'): string | undefined => {
  const numbers = numbersOf(cell)
  if (numbers) {
    const [first, second, year] = numbers
    return order === 'day_first' ? dayOf(year, second, first) : dayOf(year, first, second)
  }
  const text = plainDay(cell)
  for (const [form, partsOf] of forms) {
    const found = form.exec(text)
    if (!found) continue
    const [year, month, day] = partsOf(found.slice(1))
    const number = /^\d/.test(month) ? Number(month) : monthOf(month)
    const read = dayOf(Number(year), number, Number(day))
    if (read) return read
  }
  return undefined
}

const dayMs = 24 * 60 * 60_000

/** Day 0 of a spreadsheet, as its serial numbers count since March 1900. */
const firstSerial = Date.UTC(1899, 11, 30)

/** A date as a spreadsheet stores it, `46331` or `46331.43`: only where the column has dates. */
export const readSerialDay = (cell: string): string | undefined => {
  const [, whole] = /^(\d{5})(?:\.\d+)?$/.exec(plainCell(cell)) ?? []
  if (whole === undefined) return undefined
  const day = new Date(firstSerial + Number(whole) * dayMs).toISOString().slice(0, 10)
  return day >= '2000-01-01' && day < '2100-01-01' ? day : undefined
}

/** Whether a cell is a day in one order or the other. */
export const isDay = (cell: string): boolean =>
  readDay(cell) !== undefined || readDay(cell, 'month_first') !== undefined

/**
 * Whether it was meant as a day, though it is none: `31/02/2026`, or `#####` from a narrow column.
 */
export const looksLikeDay = (cell: string): boolean =>
  isDay(cell) ||
  numbersOf(cell) !== undefined ||
  /^#{3,}$|^\d{1,2}[-/. ]?[a-z]{3,9}[-/.,' ]*\d{2,4}/i.test(plainDay(cell))

/** What the days of a column say about their order; `unknown` if both fit every one. */
export const dayOrderOf = (cells: readonly string[]): DayOrder | 'unknown' | 'both' => {
  const read = cells.flatMap((cell) => {
    const numbers = numbersOf(cell)
    return numbers ? [numbers] : []
  })
  if (read.length === 0) return 'day_first'
  const isDayFirst = read.some(([first]) => first > 12)
  const isMonthFirst = read.some(([, second]) => second > 12)
  if (isDayFirst && isMonthFirst) return 'both'
  if (isMonthFirst) return 'month_first'
  return isDayFirst ? 'day_first' : 'unknown'
}
