import { expect, test } from 'vitest'
import { whatsappTemple } from '#server/test/whatsappTemple.ts'

test('many at once are not more than three', async () => {
  const { subscribe, deliveries, row } = await whatsappTemple()
  const replies = await Promise.all(Array.from({ length: 10 }, () => subscribe()))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(JSON.parse((await row()).asked_at)).toHaveLength(3)
  // The same millisecond is the same code.
  expect(await deliveries()).toHaveLength(1)
})
