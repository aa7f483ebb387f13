import { AppError } from '#server/errors.ts'

/** A kind of file with a table that staff choose: how large it may be, and what they read otherwise. */
export type TableFile = {
  readonly mostRows: number
  readonly mostCells: number
  /** Rows with fewer cells are no table. */
  readonly fewestCells: number
  readonly words: {
    readonly nothing: string
    readonly tooLong: string
    /** What to do with a PDF or a picture. */
    readonly advice: string
  }
  /** Whether a text in quotation marks is a row of the table that a stray mark has swallowed. */
  readonly isRow: (cells: readonly string[]) => boolean
}

export const refusal = (words: string): AppError => new AppError('unsupported_media_type', words)
