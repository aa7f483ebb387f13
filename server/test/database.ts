import { randomUUID } from 'node:crypto'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { inject } from 'vitest'
import { openDb, type DbLocation } from '#server/db/db.ts'
import { templateName } from './postgresTemplate.ts'

const asked = process.env['TEST_DIALECT']
if (asked !== 'sqlite' && asked !== 'postgres')
  throw new Error('A test of this project has no database: see scripts/databaseTests.ts.')

export const dialect = asked

export type TestDatabase = { location: DbLocation; drop: () => Promise<void> }

const onPostgres = async (sql: string): Promise<void> => {
  const db = openDb({ postgresUrl: inject('postgresUrl') })
  await db.raw(sql).finally(() => db.destroy())
}

const urlOf = (name: string): string => new URL(`/${name}`, inject('postgresUrl')).href

const newPostgres = async (template: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onPostgres(`create database ${name} template ${template}`)
  return name
}

const dropPostgres = (name: string) => onPostgres(`drop database ${name} with (force)`)

const newSqlite = async (): Promise<TestDatabase & { file: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-test-'))
  const file = join(folder, 'modak.sqlite')
  return {
    file,
    location: { sqliteFile: file },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A database without a single table. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  if (dialect === 'sqlite') return newSqlite()
  const name = await newPostgres('template1')
  return {
    location: { postgresUrl: urlOf(name) },
    drop: () => dropPostgres(name),
  }
}

/** A filled PostgreSQL database, and a connection that remembers how to fill it again. */
type Filled = { readonly name: string; readonly db: Knex }

/** Those of this worker that no test is using. */
const free: Filled[] = []

const takeNew = async (): Promise<Filled> => {
  const name = await newPostgres(templateName)
  return { name, db: openDb({ postgresUrl: urlOf(name) }) }
}

/** A used one with its first content restored: a new one takes ten times as long. */
const takeFree = async (): Promise<Filled | undefined> => {
  for (let used = free.pop(); used; used = free.pop()) {
    const { rows } = await used.db.raw('select template.restore() as is_restored')
    if (rows[0].is_restored) return used
    // A test changed its tables.
    await used.db.destroy()
    await dropPostgres(used.name)
  }
  return undefined
}

/** A database with its tables and the content of a small temple. */
export const filledDatabase = async (): Promise<TestDatabase> => {
  if (dialect === 'sqlite') {
    const copy = await newSqlite()
    await copyFile(inject('sqliteTemplate'), copy.file)
    return copy
  }
  const filled = (await takeFree()) ?? (await takeNew())
  return {
    location: { postgresUrl: urlOf(filled.name) },
    drop: async () => void free.push(filled),
  }
}
