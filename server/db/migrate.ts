import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Knex } from 'knex'

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

/** Brings the tables up to date. Not safe next to another process: run it inside `alone`. */
export const migrate = async (db: Knex): Promise<void> => {
  await db.migrate.latest({ migrationSource })
}

/** Whether every migration that this code knows has been run. */
export const isMigrated = async (db: Knex): Promise<boolean> => {
  const known = await migrationSource.getMigrations([])
  const done = new Set(await db('knex_migrations').pluck<string[]>('name'))
  return known.every((name) => done.has(name))
}
