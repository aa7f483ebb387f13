import type { IndexableType, Table } from 'dexie'
import type { OfflineDb } from '#app/offline/db.ts'

/**
 * Replaces a table's rows (or those for which `isOwn` holds) by the server's. Only changes are
 * written, and without changes no lock is taken, because this runs at every start.
 */
export async function storeRows<T extends object & I, K extends IndexableType, I>(
  db: OfflineDb,
  table: Table<T, K, I>,
  rows: readonly T[],
  isOwn: (row: T) => boolean = () => true,
): Promise<void> {
  const { keyPath } = table.schema.primKey
  const keyOf = (row: T) => row[keyPath as keyof T] as K
  const difference = async () => {
    const left = new Map((await table.filter(isOwn).toArray()).map((row) => [keyOf(row), row]))
    const changed = rows.filter((row) => {
      const before = left.get(keyOf(row))
      left.delete(keyOf(row))
      return !before || !isSame(before, row)
    })
    return { changed, gone: [...left.keys()] }
  }
  const { changed, gone: removed } = await difference()
  if (changed.length === 0 && removed.length === 0) return
  await db.transaction('rw', table, async () => {
    // Another tab may have written in the meantime.
    const now = await difference()
    if (now.gone.length > 0) await table.bulkDelete(now.gone)
    if (now.changed.length > 0) await table.bulkPut(now.changed)
  })
}

/** Stores one row unless it is unchanged. */
export async function storeRow<T extends object & I, K extends IndexableType, I>(
  table: Table<T, K, I>,
  key: K,
  row: T,
): Promise<void> {
  const before = await table.get(key)
  if (!before || !isSame(before, row)) await table.put(row)
}

/** Comparing JSON is enough: both come from the same schema, so their keys have one order. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
