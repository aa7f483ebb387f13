import { expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { reminderTemple, words } from '#server/test/reminders.ts'

test.each([
  ['mr', undefined, 'पुणे'],
  ['mr', 'nagpur', 'नागपूर'],
  ['hi', undefined, 'पुणे'],
  ['hi', 'nagpur', 'नागपुर'],
] as const)('those who read %s are reminded in %s, called %s', async (language, city, name) => {
  const { db, reminding, plan, clock, send, path } = await reminderTemple('2026-11-19T00:00:00Z')
  const choice = { ...everyFestival, ...(city !== undefined && { city }) }
  const request = { channel: 'push', address: 'browser', words, source: 'reminders' } as const
  const { token } = await transact(db, (trx) =>
    reminding.port.start(trx, { ...request, choice, language, isConfirmed: true }),
  )
  await plan('2026-11-20T01:30:00Z')
  clock.now = new Date('2026-11-20T01:31:00Z')
  const [{ mail }] = await db('deliveries').orderBy('id', 'desc').limit(1)
  const opened = await reminding.port.open(db, JSON.parse(mail).about)
  expect(opened?.cityName).toBe(name)
  expect(opened?.items[0]?.body).toContain(name)
  const seenIn = async (reader: string) =>
    okOf<Reminder>(await send(path(token), { headers: { 'App-Language': reader } })).cityName
  expect(await seenIn(language)).toBe(name)
  expect(await seenIn('en')).toMatch(/^[A-Z][a-z]+$/)
})

test.each([
  ['mr', 'नागपूर'],
  ['hi', 'नागपुर'],
])('in %s, the email that asks for a confirmation calls it %s, too', async (language, name) => {
  const { send, mails } = await reminderTemple()
  const choice = { ...everyFestival, city: 'nagpur' }
  const asked = { choice, email: 'asha@example.net', source: 'reminders', words }
  await send('/api/reminders/email', {
    method: 'POST',
    headers: { 'App-Language': language, 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  expect((await mails()).at(-1)?.text).toContain(name)
})
