import { expect, test } from 'vitest'
import type { Reminder } from '#contract/reminders/public.ts'
import { everyFestival } from '#contract/reminders/choice.ts'
import { transact } from '#server/db/db.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { reminderTemple, words } from '#server/test/reminders.ts'
import { reminderData } from './personalData.ts'

test('the reminders of an account are listed, exported and deleted with it, whatever the channel', async () => {
  const { app, db, join, reminding, plan } = await reminderTemple('2026-11-19T00:00:00Z')
  const asha = await person(app)
  await join({}, 'other@example.net')
  await db('push_subscriptions').insert({
    id: 'browser',
    endpoint: 'https://push.example/1',
    p256dh: 'x',
    auth: 'y',
    created_at: '2026-11-19',
    seen_at: '2026-11-19',
  })
  const input = {
    userId: asha.id,
    choice: everyFestival,
    words,
    source: 'profile',
    language: 'en',
  } as const
  for (const [channel, address] of [
    ['email', asha.email],
    ['push', 'browser'],
    ['whatsapp', '+919822011223'],
  ] as const)
    await transact(db, (trx) =>
      reminding.port.start(trx, { ...input, channel, address, isConfirmed: true }),
    )
  const listed = await get<Reminder[]>(asha, '/api/account/reminders')
  expect(listed.map(({ channel }) => channel).toSorted()).toEqual(['email', 'push', 'whatsapp'])
  expect(listed.map(({ address }) => address)).toContain('+91 ••••• ••223')
  const file = await get<{ reminders: unknown[] }>(asha, '/api/account/export')
  expect(file.reminders).toHaveLength(3)
  expect(JSON.stringify(file.reminders)).toContain(words)
  await plan('2026-11-20T01:30:00Z')
  expect(await db('deliveries').whereNotNull('reminder_id')).toHaveLength(4)

  await transact(db, (trx) =>
    reminderData.forget(trx, { id: asha.id, email: asha.email }, app.now()),
  )
  expect(await db('reminders').pluck('address')).toEqual(['other@example.net'])
  expect(await db('reminder_consents')).toHaveLength(1)
  expect(await db('push_subscriptions')).toEqual([])
  expect(await db('deliveries').whereNotNull('reminder_id')).toHaveLength(1)
})
