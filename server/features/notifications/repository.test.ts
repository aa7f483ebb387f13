import { expect, test } from 'vitest'
import { mailTemple } from '#server/test/mailTemple.ts'
import { takeBackDelivery } from './repository.ts'

test('a message that is taken back takes no other with it', async () => {
  const { db, tell } = await mailTemple()
  await tell('meera')
  await tell('asha')
  expect(await takeBackDelivery(db, 'meera')).toBe(true)
  expect(await db('deliveries').pluck('key')).toEqual(['asha'])
})
