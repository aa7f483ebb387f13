import { expect, test } from 'vitest'
import { everyFestival } from '#contract/reminders/choice.ts'
import type { Reminder } from '#contract/reminders/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { reminderTemple, words } from '#server/test/reminders.ts'

test.each([
  [undefined, 'पुणे'],
  ['mumbai', 'मुंबई'],
])('those who read Marathi are reminded in %s, called %s', async (city, name) => {
  const { db, reminding, plan, clock, send, path } = await reminderTemple('2026-11-19T00:00:00Z')
  const choice = { ...everyFestival, ...(city !== undefined && { city }) }
  const request = { channel: 'push', address: 'browser', words, source: 'reminders' } as const
  const { token } = await transact(db, (trx) =>
    reminding.port.start(trx, { ...request, choice, language: 'mr', isConfirmed: true }),
  )
  await plan('2026-11-20T01:30:00Z')
  clock.now = new Date('2026-11-20T01:31:00Z')
  const [{ mail }] = await db('deliveries').orderBy('id', 'desc').limit(1)
  const opened = await reminding.port.open(db, JSON.parse(mail).about)
  expect(opened?.cityName).toBe(name)
  expect(opened?.items[0]?.body).toContain(name)
  const seenIn = async (language: string) =>
    okOf<Reminder>(await send(path(token), { headers: { 'App-Language': language } })).cityName
  expect(await seenIn('mr')).toBe(name)
  expect(await seenIn('en')).toMatch(/^[A-Z][a-z]+$/)
})

test('the email that asks for a confirmation calls it so, too', async () => {
  const { send, mails } = await reminderTemple()
  const asked = { choice: everyFestival, email: 'asha@example.net', source: 'reminders', words }
  await send('/api/reminders/email', {
    method: 'POST',
    headers: { 'App-Language': 'mr', 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  })
  expect((await mails()).at(-1)?.text).toContain('पुणे')
})
