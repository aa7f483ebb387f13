import { Readable } from 'node:stream'
import type { Knex } from 'knex'
import { expect, test, vi } from 'vitest'
import { listMigrated, migrationSource } from '#server/db/migrate.ts'
import { makeOld } from '#server/test/oldMigrations.ts'
import { backUp, emptyTemple, restoreTo, templeWithUploads, withDb } from '#server/test/backups.ts'
import { folderPlace } from './places/folder.ts'
import { type BackupHeader, formatVersion } from './manifest.ts'
import { migrateTo } from './postgresSchemas.ts'
import { writeArchive } from './archive.ts'

/** A restore into PostgreSQL runs all migrations. */
vi.setConfig({ testTimeout: 90_000 })

const described = (changed: Partial<BackupHeader>): BackupHeader => ({
  format: formatVersion,
  app: '9.0.0',
  dialect: 'sqlite',
  migration: '0206_create_backups',
  madeAt: '2026-11-26T02:30:00.000Z',
  rows: {},
  ...changed,
})

const archiveOf = async (about: BackupHeader): Promise<Readable> => {
  const chunks: Buffer[] = []
  await writeArchive(about, Readable.from([]), undefined, async (bytes) => {
    for await (const chunk of bytes) chunks.push(chunk)
  })
  return Readable.from(chunks)
}

test.each([
  ['another format', { format: formatVersion + 1 }],
  ['a later migration', { migration: '9999_from_the_future' }],
])('a backup of a newer Modak, with %s, is refused with its version', async (_, changed) => {
  const source = await archiveOf(described(changed))
  await expect(restoreTo(await emptyTemple(), source)).rejects.toThrow(/newer Modak \(9\.0\.0\)/)
})

test('a backup of the other kind of database is refused', async () => {
  const fresh = await emptyTemple()
  const dialect = 'sqliteFile' in fresh.location ? 'postgres' : 'sqlite'
  const source = await archiveOf(described({ dialect }))
  await expect(restoreTo(fresh, source)).rejects.toThrow(/DATABASE_URL/)
})

test('a backup of an older Modak is brought up to date', async () => {
  const older = await emptyTemple()
  const last = '0226_create_search'
  await withDb(older, async (db) => {
    await migrateTo(db, last)
    await db('secrets').insert({ name: 'old', value: 'x' })
  })
  const { folder } = await templeWithUploads()
  const place = folderPlace(folder)
  const { name } = await backUp(older, place)
  const fresh = await emptyTemple()
  const restored = await restoreTo(fresh, await place.open(name))
  expect(restored.described.migration).toBe(last)
  const known = await migrationSource.getMigrations([])
  expect(await withDb(fresh, listMigrated)).toEqual(known)
  expect(await withDb(fresh, (db) => db('secrets').pluck('name'))).toContain('old')
})

test('a backup of a database that all old migrations made is taken over', async () => {
  const older = await emptyTemple()
  await withDb(older, makeOld)
  const { place } = await templeWithUploads()
  const { name } = await backUp(older, place)
  const fresh = await emptyTemple()
  const restored = await restoreTo(fresh, await place.open(name))
  expect(restored.described.migration).toBe('0148_note_rehearsals')
  const contents = (db: Knex) => Promise.all([db('secrets'), db('donations'), db('orders')])
  expect(await withDb(fresh, contents)).toMatchObject(await withDb(older, contents))
  expect(await withDb(fresh, listMigrated)).toEqual(await migrationSource.getMigrations([]))
})

test('a backup from the midst of the old migrations is refused with what to do, and restores nothing', async () => {
  const fresh = await emptyTemple()
  const dialect = 'sqliteFile' in fresh.location ? 'sqlite' : 'postgres'
  const source = await archiveOf(described({ dialect, migration: '0121_create_writing' }))
  await expect(restoreTo(fresh, source)).rejects.toThrow(
    /too old .*0121_create_writing.* Restore it with version \w+ of .* make a new backup/,
  )
  expect(await withDb(fresh, listMigrated)).toEqual([])
})
