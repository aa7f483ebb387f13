import { join } from 'node:path'
import { openDb } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkCounts } from './check.ts'
import { fillRows, listTables } from './postgresRows.ts'
import { makeUnseen, migrateTo, removeUnseen, swapIn, unseenUrl } from './postgresSchemas.ts'
import { rowsFolder } from './snapshot.ts'
import { forgetUnfinished, type Target } from './target.ts'

export const postgresTarget = (url: string, scratch: string): Target => {
  const db = openDb({ postgresUrl: url })
  return {
    isEmpty: async () => (await listTables(db)).length === 0,
    prepare: async ({ migration, rows }) => {
      await makeUnseen(db)
      const unseen = openDb({ postgresUrl: unseenUrl(url) })
      try {
        await migrateTo(unseen, migration)
        checkCounts(await fillRows(unseen, join(scratch, rowsFolder)), rows)
        await migrate(unseen)
        await forgetUnfinished(unseen)
      } finally {
        await unseen.destroy()
      }
    },
    swap: (aside) => swapIn(db, aside),
    close: async () => {
      await removeUnseen(db).finally(() => db.destroy())
    },
  }
}
