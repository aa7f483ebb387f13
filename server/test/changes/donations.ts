import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { post } from '#server/test/bookings.ts'
import { doTo, newUtr, pledged, sendStatement } from '#server/test/donationAdmin.ts'
import { begin, cards } from '#server/test/donations.ts'
import { setGiving, trust } from '#server/test/givingSettings.ts'
import { noNotes } from '#server/test/cash.ts'
import type { TestApp } from '#server/test/testApp.ts'
import type { Changes } from './change.ts'

/** Paid in the sandbox, and verified. */
const payByCard = async (app: TestApp): Promise<void> => {
  const { id, clientSecret } = await begin({ app })
  okOf(await post(app, '/api/sandbox/pay', { clientSecret, cardNumber: cards.good }))
  okOf(await app.send(`/api/verify-payment?payment_intent=${id}`))
}

const taken = (paymentMethod: string) => ({
  paymentMethod,
  amount: 501,
  paidOn: '2026-11-20',
  lateReason: 'Found in the old book',
  fullName: 'Meera',
})

/** Of donations, and of money at the counter. */
export const donationsChanges: Changes = {
  'POST /api/admin/prints': async ({ app, admin }) => {
    const { reference: key } = await pledged(app)
    return admin.post('/api/admin/prints', { kind: 'donation', key })
  },
  'POST /api/admin/counter-donations/:reference/void': async ({ admin }) => {
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', taken('cash')),
    )
    const body = { reason: 'Recorded twice' }
    return admin.post(`/api/admin/counter-donations/${reference}/void`, body)
  },
  'POST /api/admin/donations/:reference/confirm': async ({ app, admin }) =>
    doTo(admin, await pledged(app), 'confirm', { paidOn: '2026-11-21', utr: newUtr() }),
  'POST /api/admin/donations/:reference/another': async ({ app, admin }) => {
    const pledge = await pledged(app)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
    const payment = { paidOn: '2026-11-21', utr: newUtr(), amountPaise: 501_00 }
    return admin.post(`/api/admin/donations/${pledge.reference}/another`, payment)
  },
  'POST /api/admin/donations/:reference/cancel': async ({ app, admin }) =>
    doTo(admin, await pledged(app), 'cancel'),
  'POST /api/admin/donations/:reference/refund': async ({ app, admin }) => {
    await payByCard(app)
    const { reference } = await app
      .db('donations')
      .where({ status: 'succeeded', payment_method: 'card' })
      .first()
    return doTo(admin, { reference }, 'refund', { reason: 'By mistake' })
  },
  'POST /api/admin/donations/:reference/return': async ({ app, admin }) => {
    const pledge = await pledged(app)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-21', utr: newUtr() }))
    return doTo(admin, pledge, 'return', { reason: 'By mistake' })
  },
  'PUT /api/admin/bank-statement': ({ app, admin }) =>
    sendStatement(app, admin, 'Date,Narration,Credit\n20/11/2026,UPI,501\n'),
  'POST /api/admin/bank-statement/confirm': async ({ app, admin }) => {
    const { reference, amount } = await pledged(app)
    const line = { key: 'a'.repeat(64), day: '2026-11-21', amountPaise: amount * 100 }
    return admin.post('/api/admin/bank-statement/confirm', { matches: [{ ...line, reference }] })
  },
  'POST /api/admin/counter-donations': ({ admin }) =>
    admin.post('/api/admin/counter-donations', taken('cash')),
  'POST /api/admin/counter/days/:day/reason': async ({ admin }) => {
    const path = '/api/admin/counter/days/2026-11-18'
    const notes = { ...noNotes, coins: 1 }
    okOf(await admin.post(`${path}/count`, { notes, opening: 0, counts: 0 }))
    return admin.post(`${path}/reason`, { position: 0, reason: 'A coin too many' })
  },
  'POST /api/admin/counter/days/:day/count': ({ admin }) =>
    admin.post('/api/admin/counter/days/2026-11-19/count', {
      notes: noNotes,
      opening: 0,
      counts: 0,
    }),
  'POST /api/admin/donations/:reference/cheque': async ({ admin }) => {
    const cheque = { ...taken('cheque'), slip: '004512', bank: 'State Bank' }
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', cheque),
    )
    const answer = { outcome: 'cleared', on: '2026-11-21' }
    return admin.post(`/api/admin/donations/${reference}/cheque`, answer)
  },
  'PUT /api/admin/donations/:reference/donor': async ({ admin }) => {
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', taken('cash')),
    )
    const path = `/api/admin/donations/${reference}`
    const { version, fullName } = await get<{ version: number; fullName: string }>(admin, path)
    return changeFrom(admin, 'PUT', `${path}/donor`, version, { fullName, phone: '98220 12345' })
  },
  'POST /api/admin/donations/:reference/pan': async ({ app, admin }) => {
    await setGiving(app, { trust })
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', taken('cash')),
    )
    const added = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road' }
    return admin.post(`/api/admin/donations/${reference}/pan`, added)
  },
  'POST /api/admin/devotees/:kind/:key/known': async ({ app, admin }) => {
    await setGiving(app, { trust })
    const withPan = { pan: 'ABCPD1234F', donorAddress: '12 Laxmi Road' }
    const { reference } = okOf<{ reference: string }>(
      await admin.post('/api/admin/counter-donations', { ...taken('cash'), ...withPan }),
    )
    return admin.post(`/api/admin/devotees/donation/${reference}/known`, { withPan: true })
  },
  'POST /api/admin/bank-statement/donation': ({ admin }) =>
    admin.post('/api/admin/bank-statement/donation', {
      key: 'b'.repeat(64),
      day: '2026-11-20',
      amountPaise: 50_000,
      fullName: 'Meera',
    }),
  'POST /api/admin/bank-statement/donations': ({ admin }) =>
    admin.post('/api/admin/bank-statement/donations', {
      lines: [{ key: 'c'.repeat(64), day: '2026-11-20', amountPaise: 50_000, fullName: 'Meera' }],
    }),
}
