import type { Knex } from 'knex'
import { dbErrorCode, sqliteOf } from './db.ts'
import { barred } from './diskTrouble.ts'

/**
 * SQLite then refuses every write of this process at once, in whatever way it is made; reads go on.
 */
export const setReadOnly = (db: Knex, isOn: boolean): void => {
  const pragma = sqliteOf(db).prepare(`pragma query_only = ${isOn ? 'on' : 'off'}`)
  if (pragma.reader) pragma.all([])
  else pragma.run([])
  if (isOn) barred.add(db)
  else barred.delete(db)
}

/** A write that was refused because of `setReadOnly`, not for example by a disk. */
export const isReadOnlyNow = (db: Knex, error: unknown): boolean =>
  barred.has(db) && dbErrorCode(error) === 'SQLITE_READONLY'
