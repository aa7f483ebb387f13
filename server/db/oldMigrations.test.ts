import type { Knex } from 'knex'
import { expect, onTestFinished, test } from 'vitest'
import { findLate } from '#server/backup/late.ts'
import { emptyDatabase, filledDatabase } from '#server/test/database.ts'
import { makeOld, recordOldMigrations } from '#server/test/oldMigrations.ts'
import { isPostgres, openDb } from './db.ts'
import { isMigrated, listMigrated, migrate, migrationSource } from './migrate.ts'

const filledDb = async (): Promise<Knex> => {
  const database = await filledDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return db
}

const oldDb = async (): Promise<Knex> => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await makeOld(db)
  return db
}

/** Every table and its rows, but for the record of the migrations and of what search has indexed. */
const contentOf = async (db: Knex): Promise<Record<string, unknown>> => {
  const tables: string[] = isPostgres(db)
    ? await db('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : await db('sqlite_master').where({ type: 'table' }).pluck('name')
  const content: Record<string, unknown> = {}
  for (const table of tables
    .filter((name) => !/^(knex_|sqlite_|search_state$)/.test(name))
    .toSorted())
    content[table] = await db(table)
  return content
}

test('a database that all old migrations made is taken over, and nothing in it is lost', async () => {
  const db = await oldDb()
  expect(await isMigrated(db)).toBe(false)
  const before = await contentOf(db)
  await migrate(db)
  expect(await listMigrated(db)).toEqual(await migrationSource.getMigrations([]))
  expect(await contentOf(db)).toMatchObject(before)
  await migrate(db)
  expect(await isMigrated(db)).toBe(true)
})

test('a database that was taken over is as late with its first backup as it was before', async () => {
  const db = await oldDb()
  await migrate(db)
  expect(await findLate(db, new Date('2026-11-02T06:30:00Z'))).toBeUndefined()
  expect(await findLate(db, new Date('2026-11-04T06:30:00Z'))).toEqual({})
})

test.each([1, 60, 102])(
  'a database that only the first %i of them made is refused in words, and left as it is',
  async (ran) => {
    const db = await filledDb()
    await recordOldMigrations(db, ran)
    const before = await listMigrated(db)
    await expect(migrate(db)).rejects.toThrow(
      /too old .* \(its last migration is \d{4}_of_before\)\. Start version \w+ of .* once.* Nothing was changed/,
    )
    expect(await listMigrated(db)).toEqual(before)
  },
)

test('a newer version’s database is refused as such, whatever else ran on it', async () => {
  const db = await filledDb()
  await recordOldMigrations(db)
  await db('knex_migrations').insert({ name: '9999_of_tomorrow', batch: 2 })
  await expect(migrate(db)).rejects.toThrow(/newer version .*9999_of_tomorrow/)
  expect(await listMigrated(db)).toHaveLength(104)
})
