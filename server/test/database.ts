import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import { openDb, type DbLocation } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { seed } from '#server/db/seed/seed.ts'
import { insertPage } from '#server/features/pages/repository.ts'
import { content, pages } from './content.ts'

export const dialect = process.env['TEST_DIALECT'] === 'postgres' ? 'postgres' : 'sqlite'

export type TestDatabase = { location: DbLocation; drop: () => Promise<void> }

const fill = async (location: DbLocation): Promise<void> => {
  const db = openDb(location)
  await migrate(db)
  await seed(db, content, new Date('2026-01-01T00:00:00Z'))
  for (const page of pages) await insertPage(db, page)
  await db.destroy()
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`

const onPostgres = async (sql: string): Promise<void> => {
  const db = openDb({ postgresUrl: inject('postgresUrl') })
  await db.raw(sql).finally(() => db.destroy())
}

const urlOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

const emptyPostgres = async (template = 'template1'): Promise<TestDatabase & { name: string }> => {
  const name = newName()
  await onPostgres(`create database ${name} template ${template}`)
  return {
    name,
    location: { postgresUrl: urlOf(name) },
    drop: () => onPostgres(`drop database ${name} with (force)`),
  }
}

const emptySqlite = async (): Promise<TestDatabase & { file: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-test-'))
  const file = join(folder, 'modak.sqlite')
  return {
    file,
    location: { sqliteFile: file },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A database without a single table. */
export const emptyDatabase = (): Promise<TestDatabase> =>
  dialect === 'postgres' ? emptyPostgres() : emptySqlite()

let template: ReturnType<typeof makeTemplate> | undefined
afterAll(async () => (await template)?.drop())

/** Migrated and filled once for each test file; every test then gets a copy. */
const makeTemplate = async (): Promise<TestDatabase & { from: string }> => {
  const made = dialect === 'postgres' ? await emptyPostgres() : await emptySqlite()
  await fill(made.location)
  return { ...made, from: 'name' in made ? made.name : made.file }
}

/** A database with its tables and the content of a small temple. */
export const filledDatabase = async (): Promise<TestDatabase> => {
  const { from } = await (template ??= makeTemplate())
  if (dialect === 'postgres') return emptyPostgres(from)
  const copy = await emptySqlite()
  await copyFile(from, copy.file)
  return copy
}
