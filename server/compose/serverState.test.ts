import { describe, expect, test } from 'vitest'
import type { ServerState } from '#contract/site/serverStateAdmin.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/server-state'

const now = new Date('2026-11-26T06:00:00Z')

const open = async () => {
  const app = await testApp({ now: () => now })
  const admin = await person(app, { role: 'admin' })
  return { app, state: () => get<ServerState>(admin, path) }
}

describe('The state of the server', () => {
  test('has the size of the database, room on the disk and no alarms', async () => {
    const { state } = await open()
    const { database, disk, channels, alarms, lastBackupAt } = await state()
    expect(database.bytes).toBeGreaterThan(100_000)
    expect(disk.totalBytes).toBeGreaterThan(disk.freeBytes)
    expect(channels.map(({ channel }) => channel)).toEqual(['email', 'whatsapp', 'push'])
    expect([alarms, lastBackupAt]).toEqual([[], undefined])
  })

  test('says what waits, what was given up and what is wrong', async () => {
    const { app, state } = await open()
    const before = await state()
    const delivery = (status: string) => ({
      key: `test:${status}`,
      message_id: `<${status}@temple.example>`,
      recipient: 'a@temple.example',
      created_at: '2026-11-26T05:00:00.000Z',
      due_at: '2026-11-26T05:00:00.000Z',
      status,
      attempts: 1,
    })
    await app.db('deliveries').insert(['waiting', 'failed'].map(delivery))
    await app.db('alarms').insert([
      { name: 'disk', since: '2026-11-26T04:00:00.000Z' },
      { name: 'push', since: '2026-11-26T03:00:00.000Z', gone_since: '2026-11-26T05:55:00.000Z' },
    ])
    const after = await state()
    const emails = ({ channels }: ServerState) => channels[0] ?? { waiting: 0, failed: 0 }
    expect(emails(after).waiting - emails(before).waiting).toBe(1)
    expect(emails(after).failed - emails(before).failed).toBe(1)
    expect(after.alarms).toEqual([{ name: 'disk', since: '2026-11-26T04:00:00.000Z' }])
  })
})
