import { expect, test } from 'vitest'
import { insertDelivery } from '#server/features/notifications/repository.ts'
import { mailTemple, start } from '#server/test/mailTemple.ts'
import { dropUnsent } from './changeRepository.ts'

test('a festival that moves takes back its own reminders, and no other’s', async () => {
  const { db } = await mailTemple()
  for (const festivalId of ['sankashti', 'jayanti'])
    await insertDelivery(db, {
      key: festivalId,
      language: 'en',
      messageId: `<${festivalId}@temple.example>`,
      mail: { kind: 'reminder', about: { items: [] } },
      createdAt: start.toISOString(),
      about: { reminderId: 'meera', festivalId, festivalDate: '2026-11-27', daysBefore: 0 },
    })
  await dropUnsent(db, 'sankashti')
  expect(await db('deliveries').pluck('key')).toEqual(['jayanti'])
})
