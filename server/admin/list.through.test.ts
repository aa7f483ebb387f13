import { text } from 'node:stream/consumers'
import type { Knex } from 'knex'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { records, toColumns } from '#server/db/rows.ts'
import { emptyDatabase } from '#server/test/database.ts'
import {
  asInstants,
  atLeast,
  atMost,
  before,
  daysText,
  equals,
  listOf,
  onRequest,
  whether,
} from './list.ts'

type Lamp = {
  readonly id: string
  readonly place: string
  readonly litOn: string
  readonly wickCount: number
  readonly oil?: string | undefined
  readonly isTest: boolean
}

type LampFilter = {
  readonly place?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly fewerThan?: number | undefined
  readonly hasOil?: boolean | undefined
  readonly withTests?: boolean | undefined
  readonly search?: string | undefined
}

const lamps = listOf<Lamp, LampFilter, string>({
  rows: (db) => records<Lamp>(db, 'lamps'),
  where: {
    place: equals('place'),
    from: atLeast('lit_on'),
    to: atMost('lit_on'),
    fewerThan: before('wick_count'),
    hasOil: whether("oil <> ''", 'oil is null'),
    withTests: onRequest('is_test'),
  },
  search: {
    columns: ['id', 'place'],
    terms: {
      column: 'search_terms',
      of: { table: 'lamps', columns: ['place'], namesOf: ({ place }: Lamp) => [place] },
    },
  },
  sort: [
    { by: 'wick_count', of: ({ wickCount }) => wickCount, type: 'number', isDescending: true },
    { by: 'id', of: ({ id }) => id, type: 'text' },
  ],
  toItems: (rows) => rows.map(({ id }) => id),
})

const shrine: Lamp = {
  id: 'a',
  place: 'Shrine',
  litOn: '2026-11-20',
  wickCount: 5,
  oil: 'ghee',
  isTest: false,
}
const gate: Lamp = { id: 'b', place: 'Gate', litOn: '2026-11-21', wickCount: 5, isTest: false }
const hall: Lamp = { ...shrine, id: 'c', place: 'सभामंडप', litOn: '2026-11-22', wickCount: 1 }
const tried: Lamp = { ...gate, id: 'd', isTest: true }

const open = async (): Promise<Knex> => {
  const database = await emptyDatabase()
  const db = openDb(database.location)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  await db.schema.createTable('lamps', (made) => {
    made.text('id').primary()
    made.text('place').notNullable()
    made.text('lit_on').notNullable()
    made.integer('wick_count').notNullable()
    made.text('oil')
    made.boolean('is_test').notNullable()
    made.text('search_terms')
  })
  for (const lamp of [shrine, gate, hall, tried]) await db('lamps').insert(toColumns(lamp))
  return db
}

describe('A list', () => {
  test('has a page, and the place where the next one begins', async () => {
    const db = await open()
    const first = await lamps.page(db, { limit: 2 })
    expect(first).toEqual({ items: ['a', 'b'], next: expect.any(String) })
    const second = await lamps.page(db, { limit: 2, after: first.next })
    expect(second).toEqual({ items: ['c'], next: undefined })
  })

  const chosen: [LampFilter, string[]][] = [
    [{}, ['a', 'b', 'c']],
    [{ place: 'Gate' }, ['b']],
    [{ from: '2026-11-21' }, ['b', 'c']],
    [{ to: '2026-11-21' }, ['a', 'b']],
    [{ from: '2026-11-21', to: '2026-11-21' }, ['b']],
    [{ fewerThan: 5 }, ['c']],
    [{ hasOil: true }, ['a', 'c']],
    [{ hasOil: false }, ['b']],
    [{ withTests: true }, ['a', 'b', 'd', 'c']],
    [{ withTests: false }, ['a', 'b', 'c']],
    [{ search: 'gate' }, ['b']],
    [{ search: 'sabhamandap' }, ['c']],
    [{ search: 'gate', hasOil: true }, []],
  ]

  test.each(chosen)('narrowed by %j is the same as page, number and file', async (filter, ids) => {
    const db = await open()
    // The search terms are there before anything is counted.
    expect(await lamps.count(db, filter)).toBe(ids.length)
    expect((await lamps.page(db, filter)).items).toEqual(ids)
    const file = await lamps.csv(db, filter, {
      fileName: 'lamps',
      subject: 'list',
      list: 'lamps',
      columns: [['Lamp', (id) => id]],
    })
    expect(file.fileName).toBe('lamps.csv')
    expect(file.exported).toEqual({ subject: 'list', list: 'lamps', rows: ids.length })
    expect(await text(file.body)).toBe(['Lamp', ...ids, ''].join('\r\n'))
  })

  test('knows nothing of other properties of what is asked', async () => {
    const input = { place: 'Gate', colour: 'red' }
    expect((await lamps.page(await open(), input)).items).toEqual(['b'])
  })
})

test('days of the temple are instants by its clock, up to the end of the last one', () => {
  const days = { from: '2026-11-20', to: '2026-11-21', search: 'ghee' }
  expect(asInstants(days, 'Asia/Kolkata')).toEqual({
    from: '2026-11-19T18:30:00.000Z',
    to: '2026-11-21T18:30:00.000Z',
    search: 'ghee',
  })
  expect(asInstants<LampFilter>({ search: 'ghee' }, 'Asia/Kolkata')).toEqual({ search: 'ghee' })
})

test.each([
  [{ from: '2026-11-01', to: '2026-11-30' }, '2026-11-01-to-2026-11-30'],
  [{ from: '2026-11-01' }, '2026-11-01'],
  [{}, 'all'],
])('the file of %j is named after it', (days, name) => {
  expect(daysText(days)).toBe(name)
})

/** Never called: the compiler reads it. */
export const wrongList = () =>
  listOf<Lamp, LampFilter, Lamp>({
    rows: (db) => records<Lamp>(db, 'lamps'),
    // @ts-expect-error -- a filter of the contract has no condition
    where: { place: equals('place'), withTests: onRequest('is_test') },
    sort: [],
    toItems: (rows) => rows,
  })
