import { stat, utimes, writeFile } from 'node:fs/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { dialect } from '#server/test/database.ts'
import { filledFolder, newDatabase, rowsOfPostgres, rowsOfSqlite } from '#server/test/moving.ts'
import { recordOldMigrations } from '#server/test/oldMigrations.ts'
import { stateOf } from './marks.ts'
import { moveToPostgres } from './move.ts'

/** Both databases take part: run once, where there is a PostgreSQL. */
const moveTest = test.runIf(dialect === 'postgres')

const target = async () => {
  const made = await newDatabase(inject('postgresUrl'))
  onTestFinished(made.drop)
  return made.url
}

moveTest('every row of every table is copied, and new rows are numbered after them', async () => {
  const { sqliteFile, empty } = await filledFolder(12)
  expect(empty).toEqual([])
  const before = rowsOfSqlite(sqliteFile)
  const postgresUrl = await target()
  const moved = await moveToPostgres({ sqliteFile, postgresUrl, noticeMs: 0 })
  expect(moved.tables).toBe(Object.keys(before).length)
  expect(await rowsOfPostgres(postgresUrl)).toEqual(before)
  expect(rowsOfSqlite(sqliteFile)).toEqual(before)
  const db = openDb({ postgresUrl })
  onTestFinished(() => db.destroy())
  const numbers: number[] = await db('audit_log').pluck('id')
  const entry = { ...(await db('audit_log').first()) }
  delete entry.id
  const [{ id }] = await db('audit_log').insert(entry).returning('id')
  expect(id).toBeGreaterThan(Math.max(...numbers))
  const lost = db('puja_bookings').insert({ ...(await db('puja_bookings').first()), slot: 'none' })
  await expect(lost).rejects.toThrow()
  await expect(moveToPostgres({ sqliteFile, postgresUrl, noticeMs: 0 })).rejects.toThrow(
    'already moved',
  )
})

moveTest('a database that has tables is refused, and stays as it is', async () => {
  const { sqliteFile } = await filledFolder(1)
  const postgresUrl = await target()
  const db = openDb({ postgresUrl })
  onTestFinished(() => db.destroy())
  await db.schema.createTable('accounts', (table) => table.text('name'))
  await db('accounts').insert({ name: 'of another program' })
  await expect(moveToPostgres({ sqliteFile, postgresUrl, noticeMs: 0 })).rejects.toThrow(
    'already has tables',
  )
  expect(await rowsOfPostgres(postgresUrl)).toEqual({
    accounts: ['[["name","of another program"]]'],
  })
  expect(stateOf(sqliteFile)).toBe('no')
})

moveTest('a temple of another version is refused', async () => {
  const { sqliteFile } = await filledFolder(1)
  const db = openDb({ sqliteFile })
  onTestFinished(() => db.destroy())
  await db('knex_migrations').insert({ name: '9999_later', batch: 99 })
  const move = moveToPostgres({ sqliteFile, postgresUrl: await target(), noticeMs: 0 })
  await expect(move).rejects.toThrow('of another version')
})

moveTest('a temple from the midst of the old migrations is refused with what to do', async () => {
  const { sqliteFile } = await filledFolder(1)
  const db = openDb({ sqliteFile })
  onTestFinished(() => db.destroy())
  const move = async () => moveToPostgres({ sqliteFile, postgresUrl: await target(), noticeMs: 0 })
  await recordOldMigrations(db, 60)
  await expect(move()).rejects.toThrow(/too old .* Nothing was changed/)
  await recordOldMigrations(db)
  await expect(move()).rejects.toThrow('Start this version once, then move')
})

moveTest('the mark of a move that was killed counts for ten seconds', async () => {
  const { sqliteFile } = await filledFolder(1)
  const mark = `${sqliteFile}.moving`
  await writeFile(mark, '')
  expect(stateOf(sqliteFile)).toBe('moving')
  const { mtimeMs } = await stat(mark)
  await utimes(mark, mtimeMs / 1000 - 11, mtimeMs / 1000 - 11)
  expect(stateOf(sqliteFile)).toBe('no')
})
