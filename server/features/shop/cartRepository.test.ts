import { expect, test } from 'vitest'
import { saturdayNoon } from '#server/test/bookings.ts'
import { thing } from '#server/test/orders.ts'
import { account } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { deleteLine, listCart, putLine } from './cartRepository.ts'

test('what somebody takes out of their cart stays in another’s', async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const [meera, asha] = [await account(app), await account(app)]
  const addedAt = saturdayNoon.toISOString()
  for (const { id: userId } of [meera, asha])
    await putLine(app.db, { userId, id: thing, quantity: 1, addedAt })
  await deleteLine(app.db, { userId: meera.id, id: thing })
  expect(await listCart(app.db, meera.id)).toEqual([])
  expect(await listCart(app.db, asha.id)).toHaveLength(1)
})
