import type { Knex } from 'knex'
import { records, toColumns } from './rows.ts'

/** Reads and writes the records of a table one at a time, by their id. */
export const recordStore = <R extends { readonly id: string }>(
  table: string,
  columns: readonly string[],
) => {
  // Knex cannot type the record of a type parameter.
  const one = (db: Knex, id: string): Knex.QueryBuilder =>
    records<R>(db, table, columns).where({ id })
  return {
    find: (db: Knex, id: string): Promise<R | undefined> => one(db, id).first(),

    /** Locked until the end of the transaction. */
    lock: (trx: Knex, id: string): Promise<R | undefined> => one(trx, id).forUpdate().first(),

    insert: async (trx: Knex, record: R): Promise<void> => {
      await trx(table).insert(toColumns(record, columns))
    },

    /** False if another one has the id, even one that is deleted and can be restored. */
    insertNew: async (trx: Knex, record: R): Promise<boolean> => {
      const row = toColumns(record, columns)
      const inserted = await trx(table).insert(row).onConflict('id').ignore().returning('id')
      return inserted.length > 0
    },

    update: async (trx: Knex, record: R): Promise<void> => {
      await trx(table).where({ id: record.id }).update(toColumns(record, columns))
    },
  }
}
