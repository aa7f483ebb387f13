/** One line of the file, with its line number. */
export type NumberedRow = {
  readonly number: number
  readonly cells: readonly string[]
  /** It has more cells than the table has headings. */
  readonly hasTooMany: boolean
}
