import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { isProof } from '#server/test/suite.ts'
import { openDb } from './db.ts'
import { migrate } from './migrate.ts'

const script = join(import.meta.dirname, '../test/prepareInChildProcess.ts')

const emptyDb = async () => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return { db, location: database.location }
}

test('migrations are remembered by name without an extension, and run once', async () => {
  const { db } = await emptyDb()
  await migrate(db)
  await migrate(db)
  const names = await db('knex_migrations').orderBy('name').pluck('name')
  expect(names[0]).toBe('0200_create_site')
  expect(new Set(names).size).toBe(names.length)
})

test('a database of a newer version is refused in words, and left as it is', async () => {
  const { db } = await emptyDb()
  await migrate(db)
  await db('knex_migrations').insert({
    name: '9999_of_tomorrow',
    batch: 2,
    migration_time: new Date(),
  })
  const before = await db('knex_migrations').orderBy('name').pluck('name')
  await expect(migrate(db)).rejects.toThrow(
    /newer version of Modak has used this database \(migration 9999_of_tomorrow\)/,
  )
  expect(await db('knex_migrations').orderBy('name').pluck('name')).toEqual(before)
})

/** A race needs two; more of them meet at more moments. */
const processes = isProof ? 5 : 2

test('several processes that start at once on an empty database all succeed', async () => {
  const { db, location } = await emptyDb()
  const children = Array.from({ length: processes }, () =>
    childProcess(script, [JSON.stringify(location)]),
  )
  const codes = await Promise.all(children.map(({ ended }) => ended))
  expect(codes, children.map(({ output }) => output()).join('\n')).toEqual(codes.map(() => 0))

  const seeded = await db('seeds').pluck('name')
  expect(new Set(seeded).size).toBe(seeded.length)
  expect(await db('site')).toHaveLength(1)
}, 60_000)
