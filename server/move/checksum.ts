import { createHash } from 'node:crypto'

/** The columns of a table with their types in PostgreSQL. */
export type Columns = ReadonlyMap<string, string>

/** How many rows, and a sum of their hashes: the same in whatever order they are read. */
export type Checksum = { readonly rows: number; readonly sum: bigint }

type Row = Readonly<Record<string, unknown>>

/** Both databases write the same value in their own way. */
const canonical = (value: unknown, type: string): string | null => {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return value === true || value === 1 ? '1' : '0'
  if (Buffer.isBuffer(value)) return value.toString('hex')
  return String(value)
}

const hashOf = (row: Row, columns: Columns): bigint => {
  const values = [...columns].map(([name, type]) => canonical(row[name], type))
  return createHash('sha256').update(JSON.stringify(values)).digest().readBigUInt64BE()
}

export const noRows: Checksum = { rows: 0, sum: 0n }

export const withRow = ({ rows, sum }: Checksum, row: Row, columns: Columns): Checksum => ({
  rows: rows + 1,
  sum: BigInt.asUintN(64, sum + hashOf(row, columns)),
})

export const isSame = (one: Checksum, other: Checksum): boolean =>
  one.rows === other.rows && one.sum === other.sum
