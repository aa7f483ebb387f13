import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knex } from 'knex'
import { StartError } from '#server/errors.ts'

const folder = resolve(import.meta.dirname, '../../migrations')
const fileName = /^(\d{4}_[a-z0-9_]+)\.ts$/

/** Migrations are recorded without their extension, so that a compiled copy counts as the same. */
export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: async () => {
    const files = await readdir(folder)
    return files.flatMap((file) => fileName.exec(file)?.[1] ?? []).toSorted()
  },
  getMigrationName: (name) => name,
  getMigration: (name): Promise<Knex.Migration> =>
    import(/* @vite-ignore */ pathToFileURL(join(folder, `${name}.ts`)).href),
}

/** What a newer version did to this database, and this one knows nothing of. */
const listUnknown = async (db: Knex): Promise<string[]> => {
  if (!(await db.schema.hasTable('knex_migrations'))) return []
  const known = new Set(await migrationSource.getMigrations([]))
  const done: string[] = await db('knex_migrations').orderBy('name').pluck('name')
  return done.filter((name) => !known.has(name))
}

/** Brings the tables up to date. Not safe next to another process: run it inside `withStartupLock`. */
export const migrate = async (db: Knex): Promise<void> => {
  const [unknown] = await listUnknown(db)
  if (unknown !== undefined) {
    throw new StartError(
      `A newer version of Modak has used this database (migration ${unknown}). Start that version, or restore the backup from before the upgrade: see “Roll back” in docs/operations.md`,
    )
  }
  await db.migrate.latest({ migrationSource })
}

/** Whether every migration that this code knows has been run. */
export const isMigrated = async (db: Knex): Promise<boolean> => {
  const known = await migrationSource.getMigrations([])
  const done = new Set(await db('knex_migrations').pluck<string[]>('name'))
  return known.every((name) => done.has(name))
}
