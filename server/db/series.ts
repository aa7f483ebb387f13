import type { Knex } from 'knex'
import { sql } from './sql.ts'

type SeriesNumber = {
  /** `R-2026-27-00042` */
  readonly number: string
  readonly series: string
  readonly position: number
}

/**
 * The next number of a series of receipts or invoices. Its row is locked until the end of the
 * transaction, and a failed transaction returns the number: so there are no gaps and no duplicates.
 */
export const takeNumber = async (trx: Knex, series: string): Promise<SeriesNumber> => {
  const [row] = await sql<{ latest: number }>(
    trx,
    `insert into receipt_series (series, latest) values (?, 1)
     on conflict (series) do update set latest = receipt_series.latest + 1
     returning latest`,
    [series],
  )
  if (!row) throw new Error('The series gave no number.')
  const { latest: position } = row
  return { number: `${series}-${String(position).padStart(5, '0')}`, series, position }
}
