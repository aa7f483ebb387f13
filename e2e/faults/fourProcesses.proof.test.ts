import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#e2e/bench/server.ts'
import { openFourProcesses } from './fourProcesses.ts'
import { openPhone, writeOne } from './phone.ts'

test('two web and two worker processes begin at once, migrate once, and share the work by role', async () => {
  const temple = await openFourProcesses()
  const migrations: string[] = await temple.db('knex_migrations').orderBy('name').pluck('name')
  const files = readdirSync(join(root, 'migrations')).map((file) => file.replace(/\.ts$/, ''))
  expect(migrations).toEqual(files.toSorted())

  const phone = openPhone(temple.origin)
  for (let index = 0; index < 4; index += 1) await writeOne(phone, index)
  while ((await phone.deliver(true)) !== undefined) continue
  phone.close()
  // Two messages to the temple, and two bookings, of which both sides hear.
  expect(await temple.mails()).toEqual({ sent: 6, twice: 0 })
  expect(await temple.filedBy('web')).toBe(0)

  for (const port of temple.portsOf('worker')) {
    const statusOf = async (path: string) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'GET' })).status
    expect(await statusOf('/api/health')).toBe(200)
    for (const path of ['/', '/api/site', '/audio/vakratunda.mp3']) {
      expect([path, await statusOf(path)]).toEqual([path, 404])
    }
  }
  for (const port of temple.portsOf('web')) {
    expect((await fetch(`http://127.0.0.1:${port}/api/site`)).status).toBe(200)
  }
}, 120_000)
