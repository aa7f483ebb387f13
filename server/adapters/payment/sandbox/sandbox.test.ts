import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Stripe } from 'stripe'
import { expect, onTestFinished, test, vi } from 'vitest'
import { request } from '#server/test/request.ts'
import { openSandbox } from './sandbox.ts'

const now = () => new Date()
const secrets = { secretKey: 'sk_test_here', webhookSecret: 'whsec_here' }
const good = '4242424242424242'
const order = {
  subject: { type: 'donation', id: 'd1' },
  amountPaise: 50_100,
  description: 'Donation',
} as const

type Options = Omit<Parameters<typeof openSandbox>[0], 'now' | 'secrets'>

const opened = async (options: Options = {}) => {
  const sandbox = await openSandbox({ now, secrets, ...options })
  onTestFinished(sandbox.close)
  return sandbox
}

test('a restart forgets no payment and no key', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-sandbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const before = await opened({ folder })
  const { id, clientSecret } = await before.provider.open(order)
  before.checkout.pay(clientSecret, good)
  const after = await opened({ folder })
  expect(await after.provider.read(id)).toMatchObject({ status: 'succeeded' })
  expect((await after.provider.open(order)).id).toBe(id)
  expect(after.checkout.pay(clientSecret, good).status).toBe('succeeded')
  expect(after.webhooks.events).toEqual([])
})

test('a payment that is already paid says so, and takes no money again', async () => {
  const sandbox = await opened()
  const { id, clientSecret } = await sandbox.provider.open(order)
  const { pay, authenticate } = sandbox.checkout
  for (let i = 0; i < 2; i += 1) expect(pay(clientSecret, good)).toEqual({ status: 'succeeded' })
  expect(authenticate(clientSecret, true)).toEqual({ status: 'succeeded' })
  const paid = sandbox.webhooks.events.filter(({ type }) => type === 'payment_intent.succeeded')
  expect(paid).toHaveLength(1)
  expect(await sandbox.provider.read(id)).toMatchObject({ receivedPaise: 50_100 })
})

test('events are sent, signed, until they are taken', async () => {
  const taken: { body: string; signature: string }[] = []
  let isAway = true
  const receiver = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += String(chunk)
    taken.push({ body, signature: String(req.headers['stripe-signature']) })
    res.writeHead(isAway ? 503 : 200).end()
    isAway = false
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void receiver.close())
  const { port } = receiver.address() as AddressInfo
  const sandbox = await opened({ target: () => `http://127.0.0.1:${port}/hooks/stripe` })
  const { id } = await sandbox.provider.open(order)
  await vi.waitFor(() => expect(taken).toHaveLength(2))
  const { webhooks } = new Stripe(secrets.secretKey)
  for (const { body, signature } of taken) {
    const event = webhooks.constructEvent(body, signature, secrets.webhookSecret)
    expect(event).toMatchObject({ type: 'payment_intent.created', data: { object: { id } } })
  }
  const [event] = sandbox.webhooks.events
  if (event) await sandbox.webhooks.deliver(event)
  expect(taken).toHaveLength(3)
})

test('the first answer to a key is final; refused requests may be sent again', async () => {
  const { port } = await opened()
  const send = (body: string, key: string) =>
    request(`http://127.0.0.1:${port}/v1/payment_intents`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secrets.secretKey}`, 'Idempotency-Key': key },
      body,
    })
  const first = await send('amount=50100&currency=inr', 'one')
  const again = await send('amount=50100&currency=inr', 'one')
  expect(again.text).toBe(first.text)
  expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([
    undefined,
    'true',
  ])
  const other = await send('amount=50200&currency=inr', 'one')
  expect([other.status, other.json()]).toMatchObject([
    400,
    { error: { type: 'idempotency_error' } },
  ])
  expect((await send('amount=1&currency=inr', 'two')).status).toBe(400)
  expect((await send('amount=50100&currency=inr', 'two')).status).toBe(200)
})
