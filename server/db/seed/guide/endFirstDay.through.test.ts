import { join } from 'node:path'
import type { Knex } from 'knex'
import { expect, test } from 'vitest'
import type { Rite } from '#contract/guide/public.ts'
import { testApp } from '#server/test/testApp.ts'

const migration = join(import.meta.dirname, '../../../../migrations/0381_end_first_day_of_rites.ts')

const stepsOf = async (db: Knex): Promise<Rite['steps']> => {
  const [text = '[]'] = await db('rites').where({ id: 'ganesh-chaturthi' }).pluck('steps')
  return JSON.parse(text)
}

test('a puja of Ganesh Chaturthi that is there already ends its first day, and shows its kalash', async () => {
  const { db } = await testApp()
  const { up } = await import(migration)
  await up(db)
  const [daily] = await db('rites').where({ id: 'daily' })
  const step = { kind: 'close', title: 'A step', instruction: 'Do it.', minutes: 1 }
  await db('rites').insert({
    ...daily,
    id: 'ganesh-chaturthi',
    steps: JSON.stringify([
      { ...step, id: 'kalash', picture: 'water' },
      { ...step, id: 'padya', picture: 'water' },
      { ...step, id: 'guest', picture: 'hands' },
      { ...step, id: 'uttarpuja', picture: 'flowers' },
    ]),
  })
  await up(db)
  const read = async () =>
    (await stepsOf(db)).map(({ id, picture, endsDay }) => [id, picture, endsDay])
  expect(await read()).toEqual([
    ['kalash', 'kalash', undefined],
    ['padya', 'water', undefined],
    ['guest', 'hands', true],
    ['uttarpuja', 'flowers', undefined],
  ])
})
