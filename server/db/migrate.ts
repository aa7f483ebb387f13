import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knex } from 'knex'
import { StartError } from '#server/errors.ts'
import { adoptSchema, explainTooOld, isOld } from './oldMigrations.ts'

const folder = resolve(import.meta.dirname, '../../migrations')
const fileName = /^(\d{4}_[a-z0-9_]+)\.ts$/

/** Migrations are recorded without their extension, so that a compiled copy counts as the same. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => {
    const files = await readdir(folder)
    return files.flatMap((file) => fileName.exec(file)?.[1] ?? []).toSorted()
  },
  getMigrationName: (name) => name,
  getMigration: async (name): Promise<Knex.Migration> => {
    const file = pathToFileURL(join(folder, `${name}.ts`)).href
    const { up }: Pick<Knex.Migration, 'up'> = await import(/* @vite-ignore */ file)
    // Knex wants a way back too; ours only go forward.
    return { up, down: () => Promise.reject(new Error('Migrations only go forward')) }
  },
}

/** The names of what ran on this database. */
export const listMigrated = async (db: Knex): Promise<string[]> =>
  (await db.schema.hasTable('knex_migrations'))
    ? db('knex_migrations').orderBy('name').pluck('name')
    : []

/** Brings the tables up to date. Not safe next to another process: run it inside `withStartupLock`. */
export const migrate = async (db: Knex): Promise<void> => {
  const migrations = await migrationSource.getMigrations([])
  const done = await listMigrated(db)
  const unknown = done.find((name) => !isOld(name) && !migrations.includes(name))
  if (unknown !== undefined) {
    throw new StartError(
      `A newer version of Modak has used this database (migration ${unknown}). Start that version, or restore the backup from before the upgrade: see “Roll back” in docs/operations.md`,
    )
  }
  const tooOld = explainTooOld(done)
  if (tooOld !== undefined) throw new StartError(tooOld)
  if (done.some(isOld)) await adoptSchema(db, migrations)
  await db.migrate.latest({ migrationSource })
}

/** Whether every migration that this code knows has been run. */
export const isMigrated = async (db: Knex): Promise<boolean> => {
  const migrations = await migrationSource.getMigrations([])
  const done = new Set(await db('knex_migrations').pluck<string[]>('name'))
  return migrations.every((name) => done.has(name))
}
