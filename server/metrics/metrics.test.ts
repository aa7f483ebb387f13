import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { request } from '#server/test/request.ts'
import { testApp } from '#server/test/testApp.ts'
import { createMetrics } from './metrics.ts'
import type { Observe } from './requests.ts'

const now = new Date('2026-11-26T10:00:00Z')

/** A temple whose requests are counted, and what Prometheus would read of it. */
const openMetrics = async (input: Partial<Parameters<typeof createMetrics>[0]> = {}) => {
  let observe: Observe = () => undefined
  const app = await testApp({ observe: (seen) => observe(seen) })
  const dataDir = await mkdtemp(join(tmpdir(), 'modak-metrics-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const metrics = createMetrics({
    db: app.db,
    dataDir,
    mailOutlet: 'files',
    now: () => now,
    ...input,
  })
  observe = metrics.observe
  metrics.server.listen(0, '127.0.0.1')
  await once(metrics.server, 'listening')
  onTestFinished(() => void metrics.server.close())
  const url = `http://127.0.0.1:${(metrics.server.address() as AddressInfo).port}`
  const read = async () => (await request(`${url}/metrics`)).text
  return { app, url, read }
}

test('requests are counted by endpoint and kind of answer, with nothing that was typed', async () => {
  const { app, read } = await openMetrics()
  await app.send('/api/health')
  await app.send('/api/puja-bookings/GM-2K7QX?token=secret-word')
  await app.send('/asha@example.org/secret-word')
  await app.send('/api/asha@example.org', { method: 'BREW' }).catch(() => undefined)
  await vi.waitFor(async () =>
    expect(await read()).toContain(
      'modak_requests_total{method="GET",route="/api/health",status="2xx"} 1',
    ),
  )
  const text = await read()
  expect(text).toMatch(/route="\/api\/puja-bookings\/:\w+",status="4xx"\} 1/)
  expect(text).toMatch(/modak_request_seconds_bucket\{le="0.5",route="\/api\/health"\} 1/)
  expect(text).not.toMatch(/secret-word|asha|GM-2K7QX|BREW/)
})

test('answers from memory are counted, too', async () => {
  const { app, read } = await openMetrics()
  await app.send('/api/site')
  await app.send('/api/site')
  expect(await read()).toContain('route="cached",status="2xx"} 1')
})

test('messages that wait and fail are counted by channel', async () => {
  const { app, read } = await openMetrics()
  const mail = { to: 'asha@example.org', subject: 'x', text: 'x', html: 'x' }
  const rest = { mail, language: 'en', createdAt: '2026-11-26T09:50:00.000Z' } as const
  await insertDelivery(app.db, { key: 'a', messageId: '<a@b>', ...rest })
  await insertDelivery(app.db, { key: 'b', messageId: '<b@b>', ...rest })
  await app.db('deliveries').where({ key: 'b' }).update({ status: 'failed' })
  const text = await read()
  expect(text).toContain('modak_messages_waiting{channel="email"} 1')
  expect(text).toContain('modak_messages_failed{channel="email"} 1')
  expect(text).toContain('modak_message_oldest_seconds{channel="email"} 600')
  expect(text).toContain('modak_messages_waiting{channel="push"} 0')
  expect(text).not.toContain('asha')
})

test('a channel that is stopped, the disk, the database and the last backup are there', async () => {
  const lastBackup = new Date('2026-11-26T02:00:00Z')
  const { app, read } = await openMetrics({
    mailOutlet: 'none',
    findLastBackup: async () => lastBackup,
  })
  const at = now.toISOString()
  const trouble = { kind: 'credentials', said: '190 …', since: at, retry_at: at }
  await app.db('channel_trouble').insert({ channel: 'whatsapp', ...trouble })
  const text = await read()
  expect(text).toContain('modak_channel_stopped{channel="whatsapp"} 1')
  expect(text).toContain('modak_channel_stopped{channel="push"} 0')
  expect(text).toContain('modak_channel_stopped{channel="email"} 1')
  expect(text).toContain(`modak_backup_last_timestamp_seconds ${lastBackup.getTime() / 1000}`)
  expect(text).toContain('modak_database_up 1')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  for (const name of ['database_bytes', 'disk_free_bytes', 'disk_bytes'])
    expect(Number(new RegExp(`^modak_${name} (\\S+)$`, 'm').exec(text)?.[1])).toBeGreaterThan(
      10_000,
    )
})

test('without the database the rest is still answered', async () => {
  const { app, read } = await openMetrics()
  await app.db.destroy()
  const text = await read()
  expect(text).toContain('modak_database_up 0')
  expect(text).toMatch(/^modak_disk_free_bytes [\d.e+]+$/m)
})

test('its port answers nothing else', async () => {
  const { url } = await openMetrics()
  expect((await request(`${url}/`)).status).toBe(404)
  expect((await request(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})
