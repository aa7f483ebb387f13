import { expect, test } from 'vitest'
import { hourMs, temple } from '#server/test/newsletter.ts'

test('at most three emails in any 24 hours, however many requests come at once', async () => {
  const { subscribe, mails, later } = await temple()
  await Promise.all(Array.from({ length: 10 }, () => subscribe()))
  expect(await mails()).toHaveLength(3)
  later(24 * hourMs - 1)
  await subscribe()
  expect(await mails()).toHaveLength(3)
  later(1)
  await subscribe()
  expect(await mails()).toHaveLength(4)
  await subscribe('arjun@example.net')
  expect(await mails()).toHaveLength(5)
})

// One of each field; `input.test.ts` has all of them.
