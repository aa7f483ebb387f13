import { expect, test } from 'vitest'
import { countOfferings, createOfferings, offeringRoutes } from '#server/test/offerings.ts'
import { testApp } from '#server/test/testApp.ts'
import { once } from './idempotency.ts'

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

test('a command sent again is answered again, but carried out once', async () => {
  const { offer, count } = await offerings()
  const first = await offer(lotus, '"a-key"')
  const again = await offer({ count: 1, flower: 'lotus' }, 'a-key')
  expect(first.status).toBe(200)
  expect(first.headers['idempotent-replayed']).toBeUndefined()
  expect(again.status).toBe(200)
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(again.body).toEqual(first.body)
  expect(await count()).toBe(1)
})

test('a key that was used for something else is refused', async () => {
  const { offer, count } = await offerings()
  await offer(lotus, 'a-key')
  const other = await offer({ ...lotus, count: 2 }, 'a-key')
  const elsewhere = await offer(lotus, 'a-key', 'shiva')
  for (const reply of [other, elsewhere]) {
    expect(reply.status).toBe(422)
    expect(reply.json()).toMatchObject({ code: 'key_reused', status: 422 })
  }
  expect(await count()).toBe(1)
})

test('without a key it is simply done, each time', async () => {
  const { offer, count, db } = await offerings()
  await offer(lotus)
  await offer(lotus)
  expect(await count()).toBe(2)
  expect(await db('receipts')).toHaveLength(0)
})

test.each(['x'.repeat(256), '""', '" "', 'with a space', 'ключ'])(
  'the key %j is refused',
  async (key) => {
    const { offer } = await offerings()
    const reply = await offer(lotus, Buffer.from(key).toString('latin1'))
    expect(reply.status).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid_input' })
  },
)

test('a key of 255 characters is taken', async () => {
  const { offer } = await offerings()
  expect((await offer(lotus, 'x'.repeat(255))).status).toBe(200)
})

const endpoint = 'POST /api/x'
const command = { key: 'a-key', secret: Buffer.from('a'), endpoint, address: endpoint, sent: {} }

/** A command under the key `a-key`, and who sent it. */
const oneCommand = async () => {
  const { db } = await testApp()
  const done: string[] = []
  const as = (id: string, role: 'guest' | 'user' = 'user') =>
    once(db, { ...command, actor: { id, role } }, async () => {
      done.push(id)
      return { status: 200, body: JSON.stringify(id) }
    })
  return { as, done }
}

test('nobody gets the answer to another person’s command', async () => {
  const { as, done } = await oneCommand()
  expect(await as('meera')).toEqual({ status: 200, body: '"meera"', isReplayed: false })
  for (const [id, role] of [['arjun'], ['guest', 'guest']] as const) {
    await expect(as(id, role)).rejects.toMatchObject({ code: 'key_reused' })
  }
  expect(await as('meera')).toEqual({ status: 200, body: '"meera"', isReplayed: true })
  expect(done).toEqual(['meera'])
})

test('a command sent as a guest, and again after logging in, is carried out once', async () => {
  const { as, done } = await oneCommand()
  const answer = { status: 200, body: '"guest"' }
  expect(await as('guest', 'guest')).toEqual({ ...answer, isReplayed: false })
  expect(await as('meera')).toEqual({ ...answer, isReplayed: true })
  expect(done).toEqual(['guest'])
})
