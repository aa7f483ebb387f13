import { expect, test } from 'vitest'
import { whatsappTemple } from '#server/test/whatsappTemple.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

test('a number that nobody confirmed is forgotten after 30 days', async () => {
  const { subscribe, join, whatsapp, later, row, reminderOf, db } = await whatsappTemple()
  await join()
  const other = '+919822011224'
  await subscribe(other)
  later(30 * dayMs)
  await whatsapp.daily.WhatsApp(db)
  expect(await row(other)).toBeDefined()
  later(1)
  await whatsapp.daily.WhatsApp(db)
  expect(await row(other)).toBeUndefined()
  expect(await reminderOf(other)).toBeUndefined()
  expect(await row()).toBeDefined()
})
