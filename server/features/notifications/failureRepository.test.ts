import { expect, test } from 'vitest'
import { mailTemple } from '#server/test/mailTemple.ts'
import { beginAgain } from './failureRepository.ts'

const later = '2026-11-21T09:00:00.000Z'
const now = '2026-11-21T04:10:00.000Z'

/** Two messages in this state, of which the first is to be sent again. */
const again = async (state: object) => {
  const { db, tell, row } = await mailTemple()
  await tell('meera')
  await tell('asha')
  await db('deliveries').update({ due_at: later, ...state })
  const { id } = await db('deliveries').where({ key: 'meera' }).first('id')
  expect(await beginAgain(db, id, now)).toBe(true)
  return { meera: await row('meera'), asha: await row('asha') }
}

test('of two messages that failed, the one that staff send again waits', async () => {
  const { meera, asha } = await again({ status: 'failed', settled_at: later, attempts: 3 })
  expect(meera).toMatchObject({ status: 'waiting', due_at: now, attempts: 0 })
  expect(asha).toMatchObject({ status: 'failed', due_at: later, attempts: 3 })
})

test('of two messages that wait for another try, the one that staff send again is due', async () => {
  const { meera, asha } = await again({ attempts: 1, last_error: 'greylisted' })
  expect(meera).toMatchObject({ due_at: now, attempts: 1 })
  expect(asha).toMatchObject({ due_at: later, attempts: 1 })
})
