import type { IndexableType, Table } from 'dexie'
import type { OfflineDb } from '#app/offline/db.ts'

/**
 * Makes a table, or its rows for which `isOwn` holds, what the server says. Only what has changed is written, and
 * nothing is locked if nothing has: this runs at every start.
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
  const { changed, gone } = await difference()
  if (changed.length === 0 && gone.length === 0) return
  await db.transaction('rw', table, async () => {
    // Another tab may have stored something meanwhile.
    const now = await difference()
    if (now.gone.length > 0) await table.bulkDelete(now.gone)
    if (now.changed.length > 0) await table.bulkPut(now.changed)
  })
}

/** One row, unless it is there already. */
export async function storeRow<T extends object & I, K extends IndexableType, I>(
  table: Table<T, K, I>,
  key: K,
  row: T,
): Promise<void> {
  const before = await table.get(key)
  if (!before || !isSame(before, row)) await table.put(row)
}

/** Both come from the same schema, so their fields have one order. */
const isSame = (one: object, other: object): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
