import { expect, test, vi } from 'vitest'
import type { Backups } from '#contract/backups/admin.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

/** A backup is made, restored and started by a process of its own. */
vi.setConfig({ testTimeout: 90_000 })

const night = new Date('2026-11-25T21:00:00Z')

test('A rehearsal of the nightly backup is begun by one of all processes; what is wrong is noted and shown', async () => {
  const settings = { backups: { at: '02:30' } }
  const app = await testApp(settings)
  const other = await testApp({ ...settings, sharing: app })
  const plan = async (): Promise<void> => {
    await Promise.all([app, other].map(({ backups, db }) => backups?.planRehearsal(db, night)))
    await Promise.all([app.backups?.settled(), other.backups?.settled()])
  }
  await plan()
  await app.backups?.plan(app.db, night)
  await app.backups?.settled()
  expect(await app.backups?.findNotGood(app.db)).toBeUndefined()
  await plan()
  // The tables of tests were never those of a server, so that none starts on them.
  const error = expect.stringMatching(/^The restored temple does not start: /)
  const admin = await person(app, { role: 'admin' })
  const { lastRehearsed } = await get<Backups>(admin, '/api/admin/backups')
  expect(lastRehearsed).toMatchObject({ rehearsal: { error } })
  expect(await app.backups?.findNotGood(app.db)).toEqual(lastRehearsed)
  await plan()
  expect((await get<Backups>(admin, '/api/admin/backups')).lastRehearsed).toEqual(lastRehearsed)
})
