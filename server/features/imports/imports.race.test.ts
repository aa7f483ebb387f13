import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { saturdayNoon } from '#server/test/bookings.ts'
import { register, sendRegister } from '#server/test/imports.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

test('the same register imported by two, or twice by one, is there once', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const one = sendRegister(app, await person(app, { role: 'admin' }))
  const other = sendRegister(app, await person(app, { role: 'treasurer' }))
  const id = randomUUID()
  const replies = await Promise.all([
    one.reply(register, { id }),
    one.reply(register, { id }),
    other.reply(),
    other.reply(),
  ])
  const rows = await app.db('past_gifts').select('import_id')
  expect(rows).toHaveLength(3)
  expect(new Set(rows.map((row) => row.import_id)).size).toBe(1)
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  const undone = await Promise.all([one.undo(rows[0].import_id), other.undo(rows[0].import_id)])
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
