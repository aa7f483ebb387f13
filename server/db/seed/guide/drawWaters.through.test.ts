import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'

const migration = join(import.meta.dirname, '../../../../migrations/0382_draw_waters_apart.ts')

test('the waters of a puja that is there already have drawings of their own, but for what the temple chose', async () => {
  const { db } = await testApp()
  const { up } = await import(migration)
  await up(db)
  const [daily] = await db('rites').where({ id: 'daily' })
  const step = { kind: 'offering', title: 'A step', instruction: 'Do it.', minutes: 1 }
  const steps = [
    { ...step, id: 'padya', picture: 'water' },
    { ...step, id: 'arghya', picture: 'coin' },
    { ...step, id: 'achamana', picture: 'water' },
    { ...step, id: 'own', picture: 'water' },
  ]
  await db('rites').insert({ ...daily, id: 'ganesh-chaturthi', steps: JSON.stringify(steps) })
  await up(db)
  const [text = ''] = await db('rites').where({ id: 'ganesh-chaturthi' }).pluck('steps')
  const read: typeof steps = JSON.parse(text)
  expect(read.map(({ id, picture }) => [id, picture])).toEqual([
    ['padya', 'feet'],
    ['arghya', 'coin'],
    ['achamana', 'sip'],
    ['own', 'water'],
  ])
})
