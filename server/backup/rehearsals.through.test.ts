import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { beginRehearsal, findOfToday, noteRehearsal } from './rehearsalNotes.ts'

const night = '2026-11-25T21:00:00Z'
const nights = (count: number): Date => new Date(Date.parse(night) + count * 24 * 60 * 60 * 1000)

test('A rehearsal is due once a month, and the next night after one that was not good', async () => {
  const { db } = await testApp()
  const backup = async (on: number): Promise<string> => {
    const at = nights(on).toISOString()
    const input = { finished_at: at, name: `backup-${on}`, bytes: 1 }
    await db('backups').insert({
      id: `${on}`,
      started_at: at,
      planned_for: `night ${on}`,
      step: 'checking',
      place: 'x',
      ...input,
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
