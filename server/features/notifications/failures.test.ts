import { expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import type { Delivery } from '#contract/notifications/admin.ts'
import type { Page } from '#contract/paging.ts'
import { EmailError } from '#server/adapters/email/port.ts'
import { createLog } from '#server/http/requestLog.ts'
import { createDeliveries } from '#server/worker/deliveries.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'

const path = '/api/admin/deliveries'
type List = Page<Delivery> & { failed: number }

const open = async () => {
  const app = await testApp()
  const admin = await person(app, { role: 'admin' })
  const failure: { kind: 'permanent' | 'transient' | undefined } = { kind: undefined }
  const sent: string[] = []
  const job = createDeliveries({
    db: app.db,
    writers: app.writers,
    email: {
      send: async ({ to }) => {
        if (failure.kind) throw new EmailError(failure.kind, '550', `No such user <${to}>`)
        sent.push(to)
      },
      close: () => undefined,
    },
    now: () => new Date(Date.now() + 1000),
    log: createLog('silent'),
  })
  const work = async () => {
    for (let one = await job.take(); one; one = await job.take()) await one()
  }
  const write = async (email: string) =>
    okOf(await admin.post('/api/newsletter', { email, source: 'footer' }))
  return { app, admin, failure, sent, work, write }
}

test('failed emails are listed with their reason, and are sent when tried again', async () => {
  const { app, admin, failure, sent, work, write } = await open()
  await write('gone@example.org')
  failure.kind = 'permanent'
  await work()
  const { items, failed } = await get<List>(admin, `${path}?status=failed`)
  expect(failed).toBe(1)
  expect(items).toMatchObject([
    {
      channel: 'email',
      to: 'gone@example.org',
      status: 'failed',
      attempts: 1,
      lastError: '550 No such user <gone@example.org>',
      settledAt: expect.any(String),
    },
  ])
  failure.kind = undefined
  const again = okOf<Delivery>(await admin.post(`${path}/${items[0]?.id}/retry`))
  expect(again).toMatchObject({ status: 'waiting', attempts: 0, dueAt: expect.any(String) })
  await work()
  expect(sent).toEqual(['gone@example.org'])
  expect(await auditOf(app)).toMatchObject([
    {
      subject: 'delivery',
      action: 'retried',
      before: { status: 'failed', attempts: 1 },
      after: { status: 'waiting', attempts: 0 },
    },
  ])
  const reply = await admin.post(`${path}/${items[0]?.id}/retry`)
  expect(reply.json()).toMatchObject({
    code: 'wrong_status',
    detail: 'This message has already been sent.',
  })
})

test('an email waiting for its next try is sent at once; one being sent is left alone', async () => {
  const { app, admin, failure, sent, work, write } = await open()
  await write('later@example.org')
  failure.kind = 'transient'
  await work()
  const [one] = (await get<List>(admin, `${path}?status=waiting`)).items
  expect(one?.dueAt).toBeDefined()
  failure.kind = undefined
  await work()
  expect(sent).toEqual([])
  okOf(await admin.post(`${path}/${one?.id}/retry`))
  await work()
  expect(sent).toEqual(['later@example.org'])

  await write('inhand@example.org')
  await app
    .db('deliveries')
    .where({ status: 'waiting' })
    .update({ claimed_by: 'x', due_at: '2999' })
  const [held] = (await get<List>(admin, `${path}?status=waiting`)).items
  okOf(await admin.post(`${path}/${held?.id}/retry`))
  await work()
  expect(sent).toEqual(['later@example.org'])
})

test('is found by address and subject, not by its text', async () => {
  const { admin, write } = await open()
  await write('meera@example.org')
  const count = async (search: string) =>
    (await get<List>(admin, `${path}?${new URLSearchParams({ search })}`)).items.length
  expect(await count('MEERA')).toBe(1)
  expect(await count('newsletter confirm')).toBe(1)
  expect(await count('doctype')).toBe(0)
})

test('a booking’s email, which is written only when it is sent, is found by the booking’s reference', async () => {
  const { app, admin } = await open()
  const booking = okOf<Booking>(
    await admin.post('/api/puja-bookings', {
      pujaType: 'satyanarayana',
      preferredDate: new Date(app.now().getTime() + 5 * 86_400_000).toISOString().slice(0, 10),
      preferredTime: 'morning',
      fullName: 'Meera Kulkarni',
      email: 'meera@example.org',
    }),
  )
  const found = async (search: string) =>
    (await get<List>(admin, `${path}?${new URLSearchParams({ search })}`)).items
  expect((await found(booking.reference.toLowerCase())).map(({ to }) => to)).toContain(
    'meera@example.org',
  )
  expect(await found('PJ-2026-AAAAAA')).toEqual([])
})

test('after three months sent and failed emails are deleted, but no waiting ones', async () => {
  const { app, admin, failure, work, write } = await open()
  const settle = (to: string, days: number) =>
    app
      .db('deliveries')
      .where('mail', 'like', `%${to}%`)
      .update({ settled_at: new Date(app.now().getTime() - days * 86_400_000).toISOString() })
  await write('old@example.org')
  await write('new@example.org')
  failure.kind = 'permanent'
  await work()
  await settle('old@example.org', 91)
  await settle('new@example.org', 89)
  await write('waits@example.org')
  await app.tidy(app.db)
  const { items } = await get<List>(admin, path)
  expect(items.map(({ to }) => to)).toEqual(['waits@example.org', 'new@example.org'])
})

test.each(['0', '999999999', 'x', '99999999999999'])('there is no delivery %s', async (id) => {
  const { admin } = await open()
  expect([400, 404]).toContain((await admin.post(`${path}/${id}/retry`)).status)
})
