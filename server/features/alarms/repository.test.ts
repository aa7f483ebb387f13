import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { beginAlarm, claimSending, endAlarm, listAlarms, setGone } from './repository.ts'

const since = '2026-11-21T04:00:00.000Z'
const later = '2026-11-21T05:00:00.000Z'

test('an alarm that is emailed, gone or over leaves the others as they are', async () => {
  const { db } = await testApp()
  await beginAlarm(db, 'backup', since)
  await beginAlarm(db, 'disk', since)
  const [backup, disk] = await listAlarms(db)
  if (!backup) throw new Error('no alarm')
  const unchanged = async () => expect((await listAlarms(db)).at(-1)).toEqual(disk)
  expect(await claimSending(db, 'backup', later)).toBe(true)
  await unchanged()
  await setGone(db, 'backup', later)
  await unchanged()
  expect(await endAlarm(db, backup)).toBe(true)
  await unchanged()
})
