import { expect, onTestFinished, test } from 'vitest'
import { dialect, emptyDatabase } from '#server/test/database.ts'
import { openDb } from './db.ts'
import { sql } from './sql.ts'
import { cacheStatements } from './statementCache.ts'
import { transactTogether } from './writeQueue.ts'

const counting = () => {
  const prepared: string[] = []
  const connection = { prepare: (sql: string) => ({ number: prepared.push(sql) }) }
  return { prepare: cacheStatements(connection), prepared }
}

test('a statement is prepared once, until the tables change', () => {
  const { prepare, prepared } = counting()
  const first = prepare('select 1')
  expect(prepare('select 1')).toBe(first)
  prepare('alter table lamps add column place')
  expect(prepare('select 1')).not.toBe(first)
  expect(prepared).toHaveLength(3)
})

test('statements that change tables are not cached, and the cache does not grow for ever', () => {
  const { prepare, prepared } = counting()
  prepare('drop table lamps')
  prepare('drop table lamps')
  expect(prepared).toHaveLength(2)
  const first = prepare('select 0')
  for (let i = 1; i <= 1000; i += 1) prepare(`select ${i}`)
  expect(prepare('select 0')).not.toBe(first)
})

test.runIf(dialect === 'sqlite')(
  'a column that another connection adds is seen by a statement that is kept',
  async () => {
    const database = await emptyDatabase()
    const [one, other] = [openDb(database.location), openDb(database.location)]
    onTestFinished(async () => {
      await one.destroy()
      await other.destroy()
      await database.drop()
    })
    await one.schema.createTable('lamps', (table) => table.text('name'))
    await one('lamps').insert({ name: 'a' })
    const read = () => transactTogether(one, (trx) => sql(trx, 'select * from lamps'))
    expect(await read()).toEqual([{ name: 'a' }])
    await other.schema.alterTable('lamps', (table) => table.integer('place').defaultTo(1))
    expect(await read()).toEqual([{ name: 'a', place: 1 }])
  },
)
