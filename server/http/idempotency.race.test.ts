import { expect, test } from 'vitest'
import { countOfferings, createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { testApp } from '#server/test/testApp.ts'

const lotus = { flower: 'lotus', count: 1 }

const offerings = async () => {
  const app = await testApp({ routes: offeringRoutes })
  await createOfferings(app.db)
  const offer = (body: unknown, key?: string, deity = 'ganesha') =>
    app.send(`/api/test/offerings/${deity}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    })
  return { ...app, offer, count: () => countOfferings(app.db) }
}

test('twenty at once under one key have one effect and one answer', async () => {
  const { offer, count } = await offerings()
  const replies = await Promise.all(Array.from({ length: 20 }, () => offer(lotus, 'same')))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(replies.filter(({ headers }) => !headers['idempotent-replayed'])).toHaveLength(1)
  expect(await count()).toBe(1)
})

test('twenty at once under different keys are all carried out', async () => {
  const { offer, count } = await offerings()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => offer(lotus, `key-${i}`)))
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  expect(await count()).toBe(20)
})

test('what failed leaves neither an effect nor a receipt, and may be sent again', async () => {
  const { offer, count, db } = await offerings()
  expect((await offer({ ...lotus, flower: 'ketaki' }, 'a-key')).status).toBe(403)
  expect((await offer({ flower: 'lotus' }, 'a-key')).status).toBe(400)
  expect(await count()).toBe(0)
  expect(await db('receipts')).toHaveLength(0)
  expect((await offer(lotus, 'a-key')).status).toBe(200)
})
