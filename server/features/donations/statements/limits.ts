/** A year of a busy temple; a longer file is a mistake. */
export const mostRows = 20_000

/** No statement has more columns. */
export const mostCells = 201
