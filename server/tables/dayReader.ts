import { daysBetween } from '#almanac/civilDate.ts'
import { dayOrderOf, readDay, readSerialDay, type DayOrder } from './days.ts'

/** The days of a file, and how sure their order is. */
export type ReadDays = {
  readonly first?: string | undefined
  readonly last?: string | undefined
  /** The days could also be read the other way round, and nobody has said which is right. */
  readonly isUnsure: boolean
  /** Read the other way round, the days lie much closer together. */
  readonly isScattered: boolean
}

const spanOf = (days: readonly string[]): number => {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first === undefined || last === undefined ? 0 : daysBetween(first, last)
}

/** A month's statement, read the wrong way round, has one day of each month. */
const scatteredDays = 62

const isScattered = (days: readonly string[], other: readonly string[]): boolean =>
  new Set(days).size >= 3 &&
  other.length === days.length &&
  spanOf(days) > scatteredDays &&
  spanOf(other) < 32

/**
 * How the days of a column are read: their order is the same in every row, and one value above 12
 * settles it. `chosen` is what staff said.
 */
export const dayReader = (
  cells: readonly string[],
  chosen: DayOrder | undefined,
): { dayOf: (cell: string) => string | undefined; days: ReadDays } => {
  const shown = dayOrderOf([...new Set(cells)])
  const dayIn = (cell: string, order: DayOrder) => readDay(cell, order) ?? readSerialDay(cell)
  const read = (cell: string): string | undefined => {
    if (shown !== 'both') return dayIn(cell, shown === 'unknown' ? (chosen ?? 'day_first') : shown)
    // Two orders in one column: only a day that fits one of them is certain.
    const [one, other] = [dayIn(cell, 'day_first'), dayIn(cell, 'month_first')]
    return one === undefined || other === undefined || one === other ? (one ?? other) : undefined
  }
  // A month has some thirty days, and thousands of lines.
  const dayOfCell = new Map([...new Set(cells)].map((cell) => [cell, read(cell)]))
  const days = [...dayOfCell.values()].filter((day) => day !== undefined)
  const other = [...dayOfCell.keys()].flatMap((cell) => dayIn(cell, 'month_first') ?? [])
  const sorted = days.toSorted()
  // `12/12/2026` is the same day either way.
  const isUnsure =
    shown === 'unknown' && chosen === undefined && other.toSorted().join() !== sorted.join()
  return {
    dayOf: (cell) => dayOfCell.get(cell),
    days: {
      first: sorted[0],
      last: sorted.at(-1),
      isUnsure,
      isScattered: isUnsure && isScattered(days, other),
    },
  }
}
