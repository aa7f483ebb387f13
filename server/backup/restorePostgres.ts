import { join } from 'node:path'
import type { Knex } from 'knex'
import { openDb } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { checkCounts } from './check.ts'
import type { BackupHeader } from './manifest.ts'
import { fillRows, listTables } from './postgresRows.ts'
import {
  makeUnseen,
  migrateTo,
  removeUnseen,
  swapIn,
  type UnseenSchema,
  unseenUrl,
} from './postgresSchemas.ts'
import { rowsFolder } from './snapshot.ts'
import { forgetUnfinished, type Target } from './target.ts'

const fill = async (
  db: Knex,
  unseen: Knex,
  { schema, scratch }: { schema: UnseenSchema; scratch: string },
  { migration, rows }: BackupHeader,
): Promise<void> => {
  await makeUnseen(db, schema)
  await migrateTo(unseen, migration)
  checkCounts(await fillRows(unseen, join(scratch, rowsFolder)), rows)
  await migrate(unseen)
  await forgetUnfinished(unseen)
}

const targetIn = (url: string, schema: UnseenSchema, scratch: string) => {
  const db = openDb({ postgresUrl: url })
  return {
    db,
    prepare: async (described: BackupHeader) => {
      const unseen = openDb({ postgresUrl: unseenUrl(url, schema) })
      await fill(db, unseen, { schema, scratch }, described).finally(() => unseen.destroy())
    },
    remove: () => removeUnseen(db, schema).finally(() => db.destroy()),
  }
}

export const postgresTarget = (url: string, scratch: string): Target => {
  const schema = 'modak_restoring'
  const { db, prepare, remove } = targetIn(url, schema, scratch)
  return {
    isEmpty: async () => (await listTables(db)).length === 0,
    prepare,
    swap: (aside) => swapIn(db, schema, aside),
    close: remove,
  }
}

/** A schema beside the temple's, which is as it was when it is removed. */
export const postgresRehearsal = (url: string, scratch: string) => {
  const schema = 'modak_rehearsal'
  const { prepare, remove } = targetIn(url, schema, scratch)
  const target: Target = {
    isEmpty: async () => true,
    prepare,
    swap: async () => undefined,
    close: async () => undefined,
  }
  return { target, location: { postgresUrl: unseenUrl(url, schema) }, remove }
}
