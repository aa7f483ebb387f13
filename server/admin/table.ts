import { civilDateAt, clockAt } from '#almanac/zone.ts'

export type Value = string | number | boolean | undefined

/** One column: its heading, and how to get its value from a row. */
export type Column<T> = readonly [heading: string, of: (row: T) => Value]

/** A table as both kinds of file get it: the values of each row under their headings. */
export type Table = {
  readonly headings: readonly string[]
  readonly rows: AsyncIterable<readonly Value[]>
}

/** An instant as clocks of a zone show it, `2026-11-21 14:05`. */
export const localTime = (at: string | undefined, timeZone: string): string => {
  if (at === undefined) return ''
  const instant = Date.parse(at)
  return `${civilDateAt(instant, timeZone)} ${clockAt(instant, timeZone)}`
}
