import { openDb } from '#server/db/db.ts'
import { dialect } from './database.ts'
import { eventually } from './eventually.ts'
import type { TestApp } from './testApp.ts'

/** At least as many connections as the pool has. */
const pooled = 20

/** Every connection begins anew, with the settings that the database now has. */
const reconnectAll = (db: TestApp['db']) =>
  db.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

/** From now on the database refuses every write, as on a disk that can only be read, or no longer. */
export const setUnwritable = async (
  { db, database }: Pick<TestApp, 'db' | 'database'>,
  isOn: boolean,
): Promise<void> => {
  if (dialect === 'sqlite') {
    await db.raw(`pragma query_only = ${isOn ? 'on' : 'off'}`)
    return
  }
  const other = openDb(database.location)
  try {
    await other.raw('set default_transaction_read_only = off')
    const { rows } = await other.raw('select current_database() as name')
    const setting = `default_transaction_read_only = ${isOn ? 'on' : 'off'}`
    await other.raw(`alter database ?? set ${setting}`, [rows[0].name])
    await reconnectAll(other)
  } finally {
    await other.destroy()
  }
  // The pool learns of each ended connection only when it uses it.
  const each = Array.from({ length: pooled })
  await eventually(() => Promise.all(each.map(() => db.raw('select 1'))))
}
