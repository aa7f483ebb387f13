import { expect, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { migrationSource } from '#server/db/migrate.ts'
import { dialect, emptyDatabase } from '#server/test/database.ts'

const row = (key: string, status: string) => ({
  key,
  message_id: `<${key}@x>`,
  status,
  due_at: '2026-11-21T04:00:00.000Z',
  attempts: 0,
  created_at: '2026-11-21T04:00:00.000Z',
})

test('emails of before stay, with their numbers and indexes, and can be held', async () => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  const names = await migrationSource.getMigrations([])
  for (const name of names.filter((each) => each < '0057')) {
    await (await migrationSource.getMigration(name)).up(db)
  }
  await db('deliveries').insert([
    row('first', 'sent'),
    row('second', 'waiting'),
    row('third', 'failed'),
  ])
  await db('deliveries').where({ key: 'third' }).delete()
  const indexes = async () =>
    (
      await db(dialect === 'sqlite' ? 'sqlite_master' : 'pg_indexes')
        .where(
          dialect === 'sqlite'
            ? { type: 'index', tbl_name: 'deliveries' }
            : { tablename: 'deliveries' },
        )
        .pluck(dialect === 'sqlite' ? 'name' : 'indexname')
    ).toSorted()
  const known = await indexes()

  const states = await migrationSource.getMigration('0057_add_delivery_states')
  await states.up(db)
  expect(await indexes()).toEqual([...known, 'deliveries_held'].toSorted())
  await db('deliveries').where({ key: 'second' }).update({ status: 'held' })
  await db('deliveries').insert([row('fourth', 'filed'), row('fifth', 'expired')])
  expect(await db('deliveries').orderBy('id').select('id', 'key')).toEqual([
    { id: 1, key: 'first' },
    { id: 2, key: 'second' },
    { id: 4, key: 'fourth' },
    { id: 5, key: 'fifth' },
  ])
  await expect(db('deliveries').insert(row('sixth', 'lost'))).rejects.toThrow(/check/i)
  await expect(db('deliveries').insert(row('first', 'sent'))).rejects.toThrow(/unique/i)

  await states.down?.(db)
  expect(await db('deliveries').orderBy('id').pluck('status')).toEqual([
    'sent',
    'waiting',
    'sent',
    'failed',
  ])
  await expect(db('deliveries').insert(row('seventh', 'held'))).rejects.toThrow(/check/i)
})
