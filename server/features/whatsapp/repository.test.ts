import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { countUndeliverable, deleteUnconfirmed, findById, insertOrLock } from './repository.ts'

const at = '2026-11-01T04:00:00.000Z'

test('what happens to one number leaves the others as they are', async () => {
  const { db } = await testApp()
  for (const id of ['meera', 'asha']) {
    await insertOrLock(db, { id, phoneHash: id, subscribedAt: at, language: 'en' })
    await db('whatsapp_subscriptions')
      .where({ id })
      .update({ phone_number: `+91 ${id}` })
  }
  expect(await countUndeliverable(db, 'meera')).toBe(1)
  expect(await findById(db, 'asha')).toMatchObject({ undeliverable: 0 })
  expect(await deleteUnconfirmed(db, 'meera', '2026-11-02')).toBe(true)
  expect(await findById(db, 'meera')).toBeUndefined()
  expect(await findById(db, 'asha')).toBeDefined()
})
