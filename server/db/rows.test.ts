import type { Knex } from 'knex'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase } from '#server/test/database.ts'
import { openDb } from './db.ts'
import { columnsOf, records, toColumns } from './rows.ts'

type Lamp = {
  readonly id: string
  readonly oilName?: string | undefined
  readonly isLit: boolean
  readonly wickCount: number
  readonly letterhead?: { readonly lines: readonly string[] } | undefined
}

/** A table with a column of JSON, and one that is no part of the record. */
const table = 'dakshina_receipts'

const columns = columnsOf<Lamp>()(['id', 'oilName', 'isLit', 'wickCount', 'letterhead'])

const full: Lamp = {
  id: 'a',
  oilName: 'ghee',
  isLit: true,
  wickCount: 5,
  letterhead: { lines: ['Shri Ganesh', 'Pune'] },
}
const bare: Lamp = { id: 'b', isLit: false, wickCount: 0 }

const lamps = async (): Promise<Knex> => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await db.schema.createTable(table, (made) => {
    made.text('id').primary()
    made.text('oil_name')
    made.boolean('is_lit').notNullable()
    made.integer('wick_count').notNullable()
    made.text('letterhead')
    made.text('search_terms').defaultTo('ghee')
  })
  await db(table).insert([toColumns(full, columns), toColumns(bare, columns)])
  return db
}

const all = (db: Knex) => records<Lamp>(db, table, columns).orderBy('id')

test('a record comes back as it was stored, without what it lacks', async () => {
  const db = await lamps()
  expect(await all(db)).toEqual([full, bare])
  expect(Object.keys((await all(db))[1] ?? {})).toEqual(['id', 'isLit', 'wickCount'])
})

test('a record has only the columns that are asked for', async () => {
  const db = await lamps()
  expect(await records(db, table).where({ id: 'a' }).first()).toHaveProperty('searchTerms')
  expect(await all(db).first()).not.toHaveProperty('searchTerms')
})

test('what a record lacks is stored as null, so that a change can take it away', async () => {
  const db = await lamps()
  await db(table)
    .where({ id: 'a' })
    .update(toColumns({ ...full, oilName: undefined, letterhead: undefined }, columns))
  expect(await db(table).where({ id: 'a' }).first()).toMatchObject({
    oil_name: null,
    letterhead: null,
    wick_count: 5,
  })
  const { oilName: _, ...without } = full
  await db(table).where({ id: 'a' }).update(toColumns(without, columns))
  expect(await db(table).where({ id: 'a' }).pluck('oil_name')).toEqual([null])
})

test('columns may be named either way, and aliases are names too', async () => {
  const db = await lamps()
  expect(await all(db).where({ wickCount: 5, is_lit: true })).toEqual([full])
  const named = records<{ id: string; wicksLeft: number }>(db, `${table} as lamp`)
  expect(
    await named.where('lamp.isLit', true).select('id', 'lamp.wick_count as wicksLeft'),
  ).toEqual([{ id: 'a', wicksLeft: 5 }])
})

test('inside a transaction, and for values, counts and changes, it is the same', async () => {
  const db = await lamps()
  await db.transaction(async (trx) => {
    expect(await all(trx).forUpdate()).toEqual([full, bare])
  })
  expect(await all(db).clearSelect().pluck('oil_name')).toEqual(['ghee', null])
  const one = () => records(db, table).where({ id: 'b' })
  expect(await one().update({ oilName: 'sesame' })).toBe(1)
  expect(await one().update({ wickCount: 1 }).returning('oilName')).toEqual([{ oilName: 'sesame' }])
})

test('every other query sees the columns as they are', async () => {
  const db = await lamps()
  const row = await db(table).where({ id: 'a' }).first()
  expect(row).toMatchObject({ oil_name: 'ghee', letterhead: JSON.stringify(full.letterhead) })
})
