import { expect, test } from 'vitest'
import { bumpContent } from '#server/db/contentVersion.ts'
import { transact } from '#server/db/db.ts'
import { testApp } from '#server/test/testApp.ts'
import { createEdition, localDate } from './service.ts'

test('GET /api/site returns the temple’s details', async () => {
  const { send } = await testApp()
  const reply = await send('/api/site')
  expect(reply.status).toBe(200)
  expect(reply.json()).toMatchObject({
    name: 'Shri Ganesha Mandir',
    officeHours: '10:00 AM - 6:00 PM Mon-Sat',
    phoneHours: 'Mon-Sat 10 AM-6 PM',
    templeHours: [
      { days: 'Mon-Fri', hours: '6 AM-12 PM and 4-9 PM' },
      { days: 'Sat-Sun', hours: '5 AM-9 PM' },
      { days: 'Festival days', hours: '4 AM-11 PM' },
    ],
    city: { timeZone: 'Asia/Kolkata' },
  })
})

test.each([
  ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21'],
  ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29'],
  ['2026-01-01T04:59:00Z', 'America/New_York', '2025-12-31'],
])('%s in %s is %s', (at, timeZone, date) => {
  expect(localDate(new Date(at), timeZone)).toBe(date)
})

test('a new edition begins with every change and at the temple’s midnight', async () => {
  const { db } = await testApp()
  let now = new Date('2026-11-21T10:00:00Z')
  const edition = createEdition(
    db,
    () => now,
    async () => [],
  )
  const first = await edition()
  expect(await edition()).toBe(first)

  await transact(db, bumpContent)
  const second = await edition()
  expect(second).not.toBe(first)

  now = new Date('2026-11-21T18:30:00Z')
  expect(await edition()).not.toBe(second)
})
