import { expect, test } from 'vitest'
import { sharedTestApp } from '#server/test/testApp.ts'
import { isPostgres } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import { ledger } from './ledger.ts'

const app = sharedTestApp()

const columns = {
  sqlite: `select tables.name as "table" from sqlite_master as tables
    join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name = ?`,
  postgres: `select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = ?`,
}

test.each(['utr', 'check_at', 'claimed_at'])(
  'every table in which a payment has %s is in the ledger',
  async (column) => {
    const { db } = await app()
    const text = columns[isPostgres(db) ? 'postgres' : 'sqlite']
    const found = await sql<{ table: string }>(db, text, [column])
    expect(found.map(({ table }) => table).toSorted()).toEqual(
      Object.values(ledger)
        .map(({ table }) => table)
        .toSorted(),
    )
  },
)
