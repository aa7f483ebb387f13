import type { Knex } from 'knex'
import { migrationSource } from '#server/db/migrate.ts'
import { upTo } from '#server/db/oldMigrations.ts'

/** Filled out of sight of everybody: one of a restore moves into place, one of a rehearsal does not. */
export type UnseenSchema = 'modak_restoring' | 'modak_rehearsal'

/** The same database, where every name without a schema means the unseen one. */
export const unseenUrl = (url: string, schema: UnseenSchema): string => {
  const changed = new URL(url)
  changed.searchParams.set('options', `-c search_path=${schema}`)
  return changed.href
}

export const removeUnseen = async (db: Knex, schema: UnseenSchema): Promise<void> => {
  await db.raw('drop schema if exists ?? cascade', [schema])
}

/** Empty; one that a killed restore left is removed. */
export const makeUnseen = async (db: Knex, schema: UnseenSchema): Promise<void> => {
  await removeUnseen(db, schema)
  await db.raw('create schema ??', [schema])
}

/** Makes the tables as they were after that migration. */
export const migrateTo = async (db: Knex, last: string): Promise<void> => {
  const names = upTo(last, await migrationSource.getMigrations([]))
  const upToIt = { ...migrationSource, getMigrations: async () => names }
  await db.migrate.latest({ migrationSource: upToIt })
}

type Movable = { readonly what: string }

/** Without what belongs to an extension, and the sequences that move with their tables. */
const moveAll = async (trx: Knex, from: string, to: string): Promise<void> => {
  const { rows }: { rows: Movable[] } = await trx.raw(
    `select 'table ' || c.oid::regclass as what from pg_class c
       where c.relkind = 'r' and c.relnamespace = :from::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all
     select 'function ' || p.oid::regprocedure from pg_proc p
       where p.pronamespace = :from::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    { from },
  )
  for (const { what } of rows) await trx.raw(`alter ${what} set schema ??`, [to])
}

/**
 * Puts what was restored in place, in one step; what was there before moves to the schema `aside`.
 */
export const swapIn = (db: Knex, schema: UnseenSchema, aside: string | undefined): Promise<void> =>
  db.transaction(async (trx) => {
    if (aside) {
      await trx.raw('create schema ??', [aside])
      await moveAll(trx, 'public', aside)
    }
    await moveAll(trx, schema, 'public')
    await trx.raw('drop schema ??', [schema])
  })
