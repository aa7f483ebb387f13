import { expect, test } from 'vitest'
import type { BulkAnswer } from '#contract/bulk.ts'
import type { StaffDonationDetails } from '#contract/donations/admin.ts'
import type { DeliveriesAbout } from '#contract/notifications/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { bookedTemple, take } from '#server/test/dakshina.ts'
import { waitingMails } from '#server/test/mails.ts'
import { ordered } from '#server/test/orders.ts'
import { type Person, person } from '#server/test/people.ts'
import { type TestApp, testApp } from '#server/test/testApp.ts'

const path = '/api/admin/messages-sent'
const about = (who: Person, reference: string) =>
  get<DeliveriesAbout>(who, `${path}?reference=${reference}`)
const again = (who: Person, reference: string, kind: string) => who.post(path, { reference, kind })
/** As if the worker had sent everything. */
const sendAll = ({ db, now }: TestApp) =>
  db('deliveries').update({ status: 'sent', mail: null, settled_at: now().toISOString() })

test('a receipt goes out once its donor has an email, again when asked, and never to an older address', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const staff = await person(app, { role: 'treasurer' })
  const given = { paymentMethod: 'cash', amount: 1001, fullName: 'Asha', paidOn: '2026-11-21' }
  const { reference } = okOf<{ reference: string }>(
    await staff.post('/api/admin/counter-donations', given),
  )
  const donor = `/api/admin/donations/${reference}`
  const setEmail = async (email: string) => {
    const { version } = await get<StaffDonationDetails>(staff, donor)
    const input = { fullName: 'Asha', email }
    okOf(await changeFrom(staff, 'PUT', `${donor}/donor`, version, input))
  }
  expect(await about(staff, reference)).toEqual({ items: [], sendable: [] })
  expect((await again(staff, reference, 'donation_receipt')).status).toBe(409)

  for (const email of ['asha@exmaple.org', 'asha@example.org', 'asha.p@example.org']) {
    await setEmail(email)
    expect((await about(staff, reference)).sendable).toEqual(['donation_receipt'])
    okOf(await again(staff, reference.toLowerCase(), 'donation_receipt'))
    expect((await waitingMails(app)).map(({ to }) => to)).toEqual([email])
    const { sendable, items } = await about(staff, reference)
    expect([sendable, items[0]?.status], 'not while it waits').toEqual([[], 'waiting'])
    await sendAll(app)
  }
  expect((await again(staff, reference, 'donation_receipt')).status).toBe(429)
  const entries = (await auditOf(app)).filter(({ action }) => action === 'mail_sent_again')
  expect(entries).toHaveLength(3)
  expect(entries[0]).toMatchObject({
    subject: 'donation',
    subjectId: reference,
    after: { kind: 'donation_receipt' },
  })
  const priest = await person(app, { role: 'priest' })
  expect((await again(priest, reference, 'donation_receipt')).status).toBe(409)
  okOf(await staff.post(`/api/admin/counter-donations/${reference}/void`, { reason: 'Twice' }))
  expect((await about(staff, reference)).sendable).toEqual([])
})

test('so do the receipt of dakshina and the news of an order', async () => {
  const { app, booking } = await bookedTemple()
  const admin = await person(app, { role: 'admin' })
  okOf(await take(admin, booking))
  const order = await ordered(app)
  await sendAll(app)
  expect((await about(admin, booking.reference)).sendable).toEqual(['dakshina_receipt'])
  expect((await about(admin, order.reference)).sendable).toEqual(['order_placed'])
  okOf(await again(admin, booking.reference, 'dakshina_receipt'))
  okOf(await again(admin, order.reference, 'order_placed'))
  expect((await again(admin, order.reference, 'order_shipped')).status).toBe(409)
  const subjects = (await waitingMails(app)).map(({ subject }) => subject).toSorted()
  expect(subjects).toEqual([
    `Order ${order.reference} received`,
    expect.stringMatching(/^We received your dakshina: receipt /),
  ])
})

test('many receipts are sent again in one press, each by the same rules', async () => {
  const app = await testApp({ now: () => new Date('2026-11-21T06:30:00Z') })
  const staff = await person(app, { role: 'treasurer' })
  const give = async (email?: string) => {
    const given = { paymentMethod: 'cash', amount: 1001, fullName: 'Asha', paidOn: '2026-11-21' }
    const reply = await staff.post('/api/admin/counter-donations', { ...given, email })
    return okOf<{ reference: string }>(reply).reference
  }
  const first = await give('first@example.org')
  await sendAll(app)
  const fresh = await give('fresh@example.org')
  const silent = await give()
  const send = (who: Person, references: readonly string[]) =>
    who.post(`${path}/many`, { references, kind: 'donation_receipt' })
  const none = 'There is nothing to send, or no email address to send it to.'
  const sent = await send(staff, [first, first.toLowerCase(), fresh, silent, 'D000000000'])
  expect(okOf<BulkAnswer<{ id: string }>>(sent)).toEqual({
    done: [{ id: first }],
    leftOut: [
      { id: fresh, reason: 'It is already being sent.' },
      { id: silent, reason: none },
      { id: 'D000000000', reason: none },
    ],
  })
  expect((await waitingMails(app)).map(({ to }) => to)).toEqual([
    'fresh@example.org',
    'first@example.org',
  ])
  const entries = (await auditOf(app)).filter(({ action }) => action === 'mail_sent_again')
  expect(entries.map(({ subjectId }) => subjectId)).toEqual([first])
  expect((await send(staff, [])).status).toBe(400)
  const priest = await person(app, { role: 'priest' })
  expect(okOf<BulkAnswer<object>>(await send(priest, [first])).done).toEqual([])
})
