import { expect, test } from 'vitest'
import { testApp } from '#server/test/testApp.ts'
import { insertEvent } from './eventRepository.ts'
import { isWebhookMissing } from './webhookHealth.ts'

const now = new Date('2026-11-26T10:00:00Z')
const before = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString()

/** A temple with a donation by card, paid so many minutes ago. */
const open = async (minutes: number, change: object = {}) => {
  const { db } = await testApp()
  await db('donations').insert({
    id: 'd1',
    reference: 'D7K3M9WACE',
    status: 'succeeded',
    amount: 501,
    payment_method: 'card',
    full_name: 'Meera',
    email: 'meera@example.org',
    is_test: false,
    payment_id: 'pi_1',
    paid_at: before(minutes),
    created_at: before(minutes),
    updated_at: before(minutes),
    ...change,
  })
  const hear = (id: string, minutesAgo: number) =>
    insertEvent(db, {
      id: `evt_${id}`,
      type: 'payment_intent.succeeded',
      subject: { type: 'donation', id },
      receivedAt: before(minutesAgo),
    })
  return { db, hear }
}

test('a payment that the provider reported is no trouble', async () => {
  const { db, hear } = await open(30)
  expect(await isWebhookMissing(db, now)).toBe(true)
  await hear('d1', 31)
  expect(await isWebhookMissing(db, now)).toBe(false)
})
