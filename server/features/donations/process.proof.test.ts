import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openDb } from '#server/db/db.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { cardPayload, cards } from '#server/test/donations.ts'
import { freePort } from '#server/processes/freePort.ts'
import { request } from '#server/test/request.ts'

const script = resolve(import.meta.dirname, '../../start.mjs')

/**
 * A fresh machine: no account anywhere, and no settings except where it listens and stores its
 * data.
 */
const machine = async (env: Record<string, string> = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'modak-pay-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const { location } = database
  const port = await freePort()
  const settings = {
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    ...('postgresUrl' in location && { DATABASE_URL: location.postgresUrl }),
    ...env,
  }
  const start = async () => {
    const started = childProcess(script, [], settings)
    await started.says('Modak is ready')
    return started
  }
  const post = async (path: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' }
    const sent = { method: 'POST', headers, body: JSON.stringify(body) }
    return request(`http://127.0.0.1:${port}${path}`, sent)
  }
  const get = (path: string) => request(`http://127.0.0.1:${port}${path}`)
  const sqliteFile = join(folder, 'modak.sqlite')
  return {
    start,
    post,
    get,
    open: () => openDb('postgresUrl' in location ? location : { sqliteFile }),
  }
}

test('on a fresh machine a card payment is made, reported by an event, and survives a restart', async () => {
  const { start, post, get, open } = await machine()
  const first = await start()
  expect((await get('/api/payment-settings')).json()).toMatchObject({ cards: 'sandbox' })
  const begin = async () =>
    ((await post('/api/create-payment-intent', cardPayload)).json() as { clientSecret: string })
      .clientSecret
  const [told, unheard] = [await begin(), await begin()]
  await post('/api/sandbox/pay', { clientSecret: told, cardNumber: cards.good })
  const db = open()
  onTestFinished(() => db.destroy())
  await vi.waitFor(
    async () => expect(await db('donation_receipts').pluck('amount')).toEqual([501]),
    { timeout: 20_000, interval: 50 },
  )
  await post('/api/sandbox/pay', { clientSecret: unheard, cardNumber: cards.asks })
  first.process.kill('SIGKILL')
  await first.ended

  await start()
  await post('/api/sandbox/authenticate', { clientSecret: unheard, isApproved: true })
  const [id] = unheard.split('_secret_')
  const verified = await get(`/api/verify-payment?payment_intent=${id}`)
  expect(verified.json()).toEqual({ paymentId: id, amount: 501 })
}, 60_000)

test('where others reach it, the sandbox does not exist', async () => {
  const { start, post, get } = await machine({ PUBLIC_URL: 'https://temple.example' })
  await start()
  expect((await get('/api/payment-settings')).json()).toMatchObject({ cards: 'none' })
  expect((await post('/api/create-payment-intent', cardPayload)).status).toBe(409)
  expect((await post('/api/sandbox/pay', { clientSecret: 'x', cardNumber: 'x' })).status).toBe(404)
}, 60_000)
