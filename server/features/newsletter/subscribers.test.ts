import { expect, test } from 'vitest'
import type { Subscriber } from '#contract/newsletter/admin.ts'
import type { Page } from '#contract/paging.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { unsubscribeToken } from './links.ts'

const path = '/api/admin/subscribers'
type List = Page<Subscriber> & { counts: object }

const open = async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const admin = await person(app, { role: 'admin' })
  for (const email of ['a@example.org', 'b@example.org']) {
    okOf(await admin.post('/api/newsletter', { email, source: 'footer' }))
  }
  await app
    .db('newsletter_subscriptions')
    .where({ email: 'b@example.org' })
    .update({ status: 'confirmed', is_active: true, confirmed_at: '2026-11-21T07:00:00.000Z' })
  return { app, admin }
}

const addresses = ({ items }: List) => items.map(({ address }) => address)

test('subscribers by state, with the record of their consent', async () => {
  const { admin } = await open()
  const all = await get<List>(admin, path)
  expect(addresses(all).toSorted()).toEqual(['a@example.org', 'b@example.org'])
  expect(all.counts).toEqual({ pending: 1, confirmed: 1, unsubscribed: 0 })
  const confirmed = await get<List>(admin, `${path}?status=confirmed&channel=email`)
  expect(confirmed.items).toEqual([
    {
      id: expect.any(String),
      channel: 'email',
      address: 'b@example.org',
      status: 'confirmed',
      source: 'footer',
      consentVersion: expect.any(String),
      subscribedAt: '2026-11-21T06:30:00.000Z',
      dailyMantra: false,
      confirmedAt: '2026-11-21T07:00:00.000Z',
    },
  ])
  expect(addresses(await get(admin, `${path}?search=A@`))).toEqual(['a@example.org'])
  expect((await admin.send(`${path}?channel=pigeon`)).status).toBe(400)
})

test('who unsubscribed is listed and counted without an address', async () => {
  const { app, admin } = await open()
  const token = await unsubscribeToken(
    app.db,
    (await app.db('newsletter_subscriptions').where({ email: 'b@example.org' }).first('id')).id,
  )
  okOf(await admin.post(`/api/newsletter/${token}/unsubscribe`))
  const gone = await get<List>(admin, `${path}?status=unsubscribed`)
  expect(gone).toMatchObject({ items: [{ status: 'unsubscribed' }], counts: { unsubscribed: 1 } })
  expect(gone.items[0]).not.toHaveProperty('address')
  const { text } = await admin.send(`${path}.csv?status=unsubscribed`)
  expect(text.split('\r\n')[1]).toMatch(/^email,,unsubscribed,footer,/)
  expect(addresses(await get(admin, `${path}?search=b@`))).toEqual([])
})

test('a removed subscriber is gone, and the log does not contain the address', async () => {
  const { app, admin } = await open()
  const { items } = await get<List>(admin, `${path}?search=b@`)
  const id = items[0]?.id ?? ''
  expect(okOf(await admin.send(`${path}/${id}`, { method: 'DELETE' }))).toEqual({
    status: 'removed',
  })
  expect(addresses(await get(admin, path))).toEqual(['a@example.org'])
  const log = await auditOf(app)
  expect(log).toMatchObject([
    { subject: 'subscriber', subjectId: id, action: 'removed', before: { status: 'confirmed' } },
  ])
  expect(JSON.stringify(log)).not.toContain('@')
  expect((await admin.send(`${path}/${id}`, { method: 'DELETE' })).status).toBe(404)
})
