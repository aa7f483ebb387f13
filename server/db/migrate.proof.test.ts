import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { openDb } from './db.ts'

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

test('a process that is killed while it prepares leaves nothing locked', async () => {
  let isInterrupted = false
  for (let tries = 0; tries < 5 && !isInterrupted; tries += 1) {
    const { db, location } = await emptyDb()
    const killed = childProcess(script, [JSON.stringify(location)])
    // Knex creates the table of its own lock first; all other tables appear at once.
    await vi.waitUntil(() => db.schema.hasTable('knex_migrations_lock'), {
      timeout: 30_000,
      interval: 1,
    })
    killed.process.kill('SIGKILL')
    isInterrupted = (await killed.ended) === null && !(await db.schema.hasTable('site'))
    const next = childProcess(script, [JSON.stringify(location)])
    expect(await next.ended, next.output()).toBe(0)
    expect(await db('site')).toHaveLength(1)
  }
  expect(isInterrupted, 'every process had finished before it was killed').toBe(true)
}, 60_000)
