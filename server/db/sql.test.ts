import type { Knex } from 'knex'
import { describe, expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#server/test/database.ts'
import { dbErrorCode, openDb, transact } from './db.ts'
import { insertRows, sql } from './sql.ts'
import { transactTogether } from './writeQueue.ts'

const lamps = async () => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await db.schema.createTable('lamps', (table) => {
    table.text('name').primary()
    table.text('oil')
    table.boolean('is_lit').notNullable()
  })
  return db
}

const ways: [string, (db: Knex, work: (db: Knex) => Promise<unknown>) => Promise<unknown>][] = [
  ['by itself', (db, work) => work(db)],
  ['in a transaction', transact],
  ['in the write queue', transactTogether],
]

describe.each(ways)('a statement written by hand, %s', (_, run) => {
  test('writes, and gives the rows it returns', async () => {
    const db = await lamps()
    await run(db, async (trx) => {
      const rows = [
        { name: 'a', oil: 'ghee; ? "x"', is_lit: true },
        { name: 'b', oil: null, is_lit: false },
      ]
      expect(await insertRows(trx, 'lamps', rows)).toEqual([])
      const again = 'on conflict (name) do nothing returning name'
      const more = [...rows, { name: 'c', oil: '', is_lit: true }]
      expect(await insertRows(trx, 'lamps', more, again)).toEqual([{ name: 'c' }])
      expect(await sql(trx, 'update lamps set oil = ? where name = ?', ['sesame', 'b'])).toEqual([])
      const lit = 'select name, oil from lamps where is_lit = ? order by name'
      expect(await sql(trx, lit, [true])).toEqual([
        { name: 'a', oil: 'ghee; ? "x"' },
        { name: 'c', oil: '' },
      ])
    })
    expect(await db('lamps').orderBy('name').pluck('oil')).toEqual(['ghee; ? "x"', 'sesame', ''])
  })

  test('fails like one of Knex’s, without the values in its message', async () => {
    const db = await lamps()
    const secret = [{ name: 'a devotee’s secret', oil: null, is_lit: null }]
    const failure = await run(db, (trx) => insertRows(trx, 'lamps', secret)).catch(
      (error: unknown) => error,
    )
    expect(String(failure)).toContain('insert into lamps')
    expect(dbErrorCode(failure)).toMatch(/^(SQLITE_CONSTRAINT_NOTNULL|23502)$/)
    expect(String(failure)).not.toContain('secret')
  })
})

test('code that continues after its transaction writes nothing', async () => {
  const db = await lamps()
  const over = Promise.withResolvers<void>()
  let late: Promise<unknown> | undefined
  await transactTogether(db, async (trx) => {
    await insertRows(trx, 'lamps', [{ name: 'a', oil: null, is_lit: true }])
    late = over.promise
      .then(() => insertRows(trx, 'lamps', [{ name: 'late', oil: null, is_lit: true }]))
      .catch((error: unknown) => error)
  })
  over.resolve()
  expect(await late).toBeInstanceOf(Error)
  expect(await db('lamps').pluck('name')).toEqual(['a'])
})

test('a statement knows the columns its table has got since', async () => {
  const db = await lamps()
  const read = () => transactTogether(db, (trx) => sql(trx, 'select * from lamps'))
  await insertRows(db, 'lamps', [{ name: 'a', oil: null, is_lit: true }])
  expect(await read()).toHaveLength(1)
  await db.schema.alterTable('lamps', (table) => void table.text('wick'))
  expect(await read()).toEqual([expect.objectContaining({ name: 'a', wick: null })])
})
