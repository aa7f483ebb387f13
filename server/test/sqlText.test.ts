import { describe, expect, test } from 'vitest'
import { isAboutRows, partsOf, sameText } from './sqlText.ts'

describe('The same statement on both databases', () => {
  test.each([
    [
      'quotes and places',
      'select `id` from `users` where `email` = ? limit ?',
      'select "id" from "users" where "email" = $1 limit $2',
    ],
    [
      'more or fewer values, or none',
      'delete from `a` where `id` in (?, ?, ?) and `b` = ?',
      'delete from "a" where 1 = $1 and "b" = $2',
    ],
    [
      'several rows',
      'insert into `a` (`x`, `y`) select ? as `x`, ? as `y` union all select ? as `x`, ? as `y`',
      'insert into "a" ("x", "y") values ($1, default)',
    ],
    [
      'locks',
      'select * from `a` where `id` = ?',
      'select * from "a" where "id" = $1 for update skip locked',
    ],
    ['words that are searched for', '(a like ? and a like ?)', '(a ilike $1)'],
    ['stored JSON', "json_extract(mail, '$.about.id')", "(mail::json #>> '{about,id}')"],
    ['the way it is written', 'select a\n   from b', 'select a from b'],
  ])('differs by %s and is one', (_, sqlite, postgres) => {
    expect(sameText(sqlite)).toBe(sameText(postgres))
  })

  test('is another with another table, column, order or condition', () => {
    const texts = [
      'select a from b where c = ?',
      'select a from d where c = ?',
      'select a from b where d = ?',
      'select a from b where c > ?',
      'select a from b where c = ? order by a',
    ]
    expect(new Set(texts.map(sameText)).size).toBe(texts.length)
  })
})

test('a list with several filters is one with each, and what orders it', () => {
  const list = "select a from b where c = ? and (d = ? or e = 'x and y') order by a limit ?"
  expect(partsOf(list)).toEqual([
    'select a from b … c = ?',
    "select a from b … (d = ? or e = 'x and y')",
    'select a from b … order by a limit ?',
  ])
})

test.each([
  'select a from b where c = ? or d = ?',
  'delete from b where c = ? and d = ?',
  'insert into b (c) values (?)',
  'select a from b',
])('%s is a whole', (sql) => {
  expect(partsOf(sql)).toEqual([sql])
})

test('an update of two columns is one of each', () => {
  expect(partsOf('update a set b = ?, c = ? where d = ?')).toEqual([
    'update a set b = ? where d = ?',
    'update a set c = ? where d = ?',
  ])
  const counted = 'update a set b = b + 1, c = ? where d = ?'
  expect(partsOf(counted)).toEqual([counted])
})

test('transactions, settings and savepoints are not about rows', () => {
  for (const sql of ['BEGIN;', 'commit', 'ROLLBACK to a', 'savepoint a', 'pragma foreign_keys'])
    expect(isAboutRows(sql), sql).toBe(false)
  for (const sql of ['select 1', 'update a set b = ?', 'with a as (select 1) select * from a'])
    expect(isAboutRows(sql), sql).toBe(true)
})
