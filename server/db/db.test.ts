import { expect, test, vi } from 'vitest'
import { dialect } from '#server/test/database.ts'
import { testApp } from '#server/test/testApp.ts'
import { onCommit, openDb, transact } from './db.ts'

test.runIf(dialect === 'sqlite')(
  'every connection is durable, and obeys foreign keys',
  async () => {
    const { database } = await testApp()
    const db = openDb(database.location)
    const pragma = async (name: string) => Object.values((await db.raw(`pragma ${name}`))[0])[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    expect(await pragma('busy_timeout')).toBe(2000)
    await db.destroy()
  },
)

test('errors do not carry the values that were bound', async () => {
  const { db } = await testApp()
  const wrong = db('seeds').insert({ name: 'a devotee’s secret', no_such_column: 1 })
  await expect(wrong).rejects.toThrow(/no_such_column/)
  await expect(db('seeds').insert({ name: 'secret', seeded_at: null })).rejects.not.toThrow(
    /'secret'/,
  )
})

test('a transaction in the way of another writer runs again from its start', async () => {
  const { db } = await testApp()
  let runs = 0
  const result = await transact(db, async (trx) => {
    runs += 1
    await trx('seeds').insert({ name: `run ${runs}`, seeded_at: '' })
    if (runs < 3) throw Object.assign(new Error('in the way'), { code: 'SQLITE_BUSY_SNAPSHOT' })
    return 'done'
  })
  expect(result).toBe('done')
  expect(await db('seeds').where('name', 'like', 'run %').pluck('name')).toEqual(['run 3'])
})

test('other errors end it at once, and no commit is reported', async () => {
  const { db } = await testApp()
  const committed = vi.fn<() => void>()
  onCommit(db, committed)
  const failing = transact(db, async (trx) => {
    await trx('seeds').insert({ name: 'gone', seeded_at: '' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await db('seeds').where({ name: 'gone' })).toHaveLength(0)
  expect(committed).not.toHaveBeenCalled()

  await transact(db, (trx) => trx('seeds').insert({ name: 'kept', seeded_at: '' }))
  expect(committed).toHaveBeenCalledOnce()
})

test.runIf(dialect === 'sqlite')(
  'a commit that failed does not stay in the way of the next',
  async () => {
    const { db } = await testApp()
    await db.raw('create table wicks (lamp text references seeds deferrable initially deferred)')
    const failing = transact(db, (trx) => trx('wicks').insert({ lamp: 'nobody has lit it' }))
    await expect(failing).rejects.toThrow('FOREIGN KEY')
    await transact(db, (trx) => trx('seeds').insert({ name: 'kept', seeded_at: '' }))
    expect(await db('wicks')).toEqual([])
    expect(await db('seeds').where({ name: 'kept' })).toHaveLength(1)
  },
)
