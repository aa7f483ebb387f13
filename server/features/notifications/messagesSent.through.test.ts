import { expect, test } from 'vitest'
import type { DeliveriesAbout, Delivery } from '#contract/notifications/admin.ts'
import type { Page } from '#contract/paging.ts'
import { get } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { insertDelivery } from './repository.ts'

const reference = 'D7K2M9QPRT'

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-28T12:42:00Z') })
  const admin = await person(app, { role: 'admin' })
  const mail = { to: 'nilima@example.org', subject: 'Thank you', text: 'text', html: 'html' }
  const at = app.now().toISOString()
  const rest = { language: 'en', messageId: 'm', mail, createdAt: at } as const
  await insertDelivery(app.db, {
    ...rest,
    key: 'receipt',
    regarding: { kind: 'donation_receipt', reference },
  })
  await insertDelivery(app.db, { ...rest, key: 'other', regarding: { kind: 'answer' } })
  await app.db('deliveries').update({ status: 'sent', mail: null, settled_at: at })
  const about = async (who = admin, of = reference) =>
    (await get<DeliveriesAbout>(who, `/api/admin/messages-sent?reference=${of}`)).items
  return { app, admin, about }
}

test('a sent message still says what it was and about what, and is found by it', async () => {
  const { admin } = await open()
  const { items } = await get<Page<Delivery>>(admin, '/api/admin/deliveries?search=d7k2m9')
  expect(items).toMatchObject([{ kind: 'donation_receipt', reference, status: 'sent' }])
  expect(items[0]).not.toHaveProperty('to')
  expect(items[0]).not.toHaveProperty('subject')
})

test('the page of a donation has its messages, for those who may see the donation', async () => {
  const { app, about } = await open()
  const settledAt = app.now().toISOString()
  const receipt = { kind: 'donation_receipt', status: 'sent', settledAt }
  expect(await about()).toMatchObject([receipt])
  expect(await about(undefined, reference.toLowerCase())).toMatchObject([receipt])
  expect(await about(await person(app, { role: 'treasurer' }))).toMatchObject([receipt])
  expect(await about(await person(app, { role: 'priest' }))).toEqual([])
  const devotee = await person(app)
  expect((await devotee.send(`/api/admin/messages-sent?reference=${reference}`)).status).toBe(403)
})
