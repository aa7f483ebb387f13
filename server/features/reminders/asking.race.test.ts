import { expect, test } from 'vitest'
import { hourMs, reminderTemple } from '#server/test/reminders.ts'

test('an address is asked three times in 24 hours, however many requests come at once', async () => {
  const { ask, mails, clock } = await reminderTemple()
  await Promise.all(Array.from({ length: 10 }, () => ask()))
  expect(await mails()).toHaveLength(3)
  clock.now = new Date(clock.now.getTime() + 24 * hourMs)
  await ask()
  expect(await mails()).toHaveLength(4)
})
