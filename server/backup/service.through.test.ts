import { expect, test, vi } from 'vitest'
import type { MailState } from '#contract/notifications/admin.ts'
import { get } from '#server/test/admin.ts'
import { password, person } from '#server/test/people.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

/** A backup of PostgreSQL is made and read again by a process of its own. */
vi.setConfig({ testTimeout: 90_000 })

const day = 24 * 60 * 60 * 1000

test('one a day is made, once its hour has come, by one of all processes', async () => {
  const settings = { backups: { at: '02:30' } }
  const app = await testApp(settings)
  const other = await testApp({ ...settings, sharing: app })
  const plan = async (at: string): Promise<void> => {
    await Promise.all([app, other, app].map(({ backups, db }) => backups?.plan(db, new Date(at))))
    await Promise.all([app.backups?.settled(), other.backups?.settled()])
  }
  const planned = () => app.db('backups').orderBy('started_at').pluck('planned_for')
  // 2:29 AM and 2:30 AM in Pune.
  await plan('2026-11-25T20:59:00Z')
  expect(await planned()).toEqual([])
  await plan('2026-11-25T21:00:00Z')
  await plan('2026-11-26T18:00:00Z')
  expect(await planned()).toEqual(['2026-11-26'])
  await plan('2026-11-26T21:00:00Z')
  expect(await planned()).toEqual(['2026-11-26', '2026-11-27'])
  expect(await app.db('backups').whereNotNull('error')).toEqual([])
  const [id] = await app.db('backups').pluck('id')
  const link = async (at: TestApp) => {
    const admin = await person(at, { role: 'admin' })
    return admin.post(`/api/admin/backups/${id}/link`, { currentPassword: password })
  }
  // It lies in the folder of the process that made it.
  const statuses = (await Promise.all([app, other].map(link))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 404])
})

test('staff are warned once no backup was good for two days', async () => {
  let at = Date.now()
  const app = await testApp({ backups: { isExpected: true }, now: () => new Date(at) })
  // A session does not last for days.
  const late = async () => {
    const priest = await person(app, { role: 'priest' })
    return (await get<MailState>(priest, '/api/admin/mail-state')).lateBackup
  }
  const good = async () => {
    const startedAt = new Date(at).toISOString()
    const row = { id: startedAt, started_at: startedAt, step: 'checking', place: 'x' }
    await app.db('backups').insert({ ...row, finished_at: startedAt, name: 'x', bytes: 1 })
    return startedAt
  }
  // The tables of tests are made as a run begins.
  at += day
  expect(await late()).toBeUndefined()
  at += 1.5 * day
  expect(await late()).toEqual({})
  const lastGoodAt = await good()
  expect(await late()).toBeUndefined()
  at += 1.9 * day
  expect(await late()).toBeUndefined()
  at += 0.2 * day
  expect(await late()).toEqual({ lastGoodAt })
})
