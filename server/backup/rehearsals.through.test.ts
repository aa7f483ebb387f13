import { describe, expect, test, vi } from 'vitest'
import type { Backups } from '#contract/backups/admin.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { beginRehearsal, findOfToday, noteRehearsal } from './rehearsalNotes.ts'

/** A backup is made, restored and started by a process of its own. */
vi.setConfig({ testTimeout: 90_000 })

const night = '2026-11-25T21:00:00Z'
const nights = (count: number): Date => new Date(Date.parse(night) + count * 24 * 60 * 60 * 1000)

describe('A rehearsal', () => {
  test('of the nightly backup is begun by one of all processes; what is wrong is noted and shown', async () => {
    const settings = { backups: { at: '02:30' } }
    const app = await testApp(settings)
    const other = await testApp({ ...settings, sharing: app })
    const plan = async (): Promise<void> => {
      await Promise.all(
        [app, other].map(({ backups, db }) => backups?.planRehearsal(db, nights(0))),
      )
      await Promise.all([app.backups?.settled(), other.backups?.settled()])
    }
    await plan()
    await app.backups?.plan(app.db, nights(0))
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

  test('is due once a month, and the next night after one that was not good', async () => {
    const { db } = await testApp()
    const backup = async (on: number): Promise<string> => {
      const at = nights(on).toISOString()
      const kept = { finished_at: at, name: `backup-${on}`, bytes: 1 }
      await db('backups').insert({
        id: `${on}`,
        started_at: at,
        planned_for: `night ${on}`,
        step: 'checking',
        place: 'x',
        ...kept,
      })
      return (await findOfToday(db, nights(on)))?.id ?? ''
    }
    const begun = async (on: number) => beginRehearsal(db, await backup(on), nights(on))
    expect(await begun(0)).toBe(true)
    await noteRehearsal(db, { id: '0' }, nights(0), 'It was cut off')
    expect(await begun(1)).toBe(true)
    await noteRehearsal(db, { name: 'backup-1' }, nights(1))
    expect(await begun(2)).toBe(false)
    expect(await begun(30)).toBe(false)
    expect(await begun(32)).toBe(true)
    // It was interrupted.
    expect(await beginRehearsal(db, '32', nights(32))).toBe(false)
    expect(await begun(33)).toBe(true)
  })
})
