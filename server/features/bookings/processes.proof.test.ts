import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import { payload, problemOf } from '#server/test/bookings.ts'
import { childProcess } from '#server/test/childProcess.ts'
import { emptyDatabase } from '#server/test/database.ts'
import { freePort } from '#server/processes/freePort.ts'
import { request } from '#server/test/request.ts'

const script = resolve(import.meta.dirname, '../../start.mjs')

/** Two servers of one temple, in separate processes, on one database. */
const twoProcesses = async (): Promise<string[]> => {
  const database = await emptyDatabase()
  onTestFinished(database.drop)
  const folder = await mkdtemp(join(tmpdir(), 'modak-two-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const start = async (): Promise<string> => {
    const port = await freePort()
    const started = childProcess(script, [], {
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...('postgresUrl' in database.location && { DATABASE_URL: database.location.postgresUrl }),
    })
    await started.says('Modak is ready')
    return `http://127.0.0.1:${port}`
  }
  return [await start(), await start()]
}

test('twenty clients at two processes get the last three places, and no more', async () => {
  const urls = await twoProcesses()
  const [url = ''] = urls
  const reply = await request(`${url}/api/puja-bookings/availability?pujaType=ganesh`)
  const day = (reply.json() as Availability).days[7]
  const slot = day?.slots[0]
  expect(slot?.capacity).toBe(6)

  const send = (at: string) =>
    request(`${at}/api/puja-bookings`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ ...payload, pujaType: 'ganesh', preferredDate: day?.date }),
    })
  for (let taken = 0; taken < 3; taken += 1) expect((await send(url)).status).toBe(200)

  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, i) => send(urls[i % urls.length] ?? url)),
  )
  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused).toHaveLength(17)
  for (const reply of refused) expect(problemOf(reply).code).toBe('slot_full')
}, 60_000)
