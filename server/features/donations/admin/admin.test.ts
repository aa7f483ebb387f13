import { describe, expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { auditOf, okOf } from '#server/test/admin.ts'
import { post, problemOf, saturdayNoon } from '#server/test/bookings.ts'
import { seenByAdmin, doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import type { Reply } from '#server/test/request.ts'
import { testApp, type TestApp } from '#server/test/testApp.ts'

const paidOn = '2026-11-21'

const setup = async (now: () => Date = () => saturdayNoon) => {
  const app = await testApp({ now, publicUrl: 'https://temple.example' })
  return { app, admin: await person(app, { role: 'admin', username: 'treasurer' }) }
}

const seenByDonor = async (app: TestApp, { reference, token }: Donation): Promise<Donation> =>
  okOf(await app.send(`/api/donations/${reference}?token=${token}`))

const receiptsOf = ({ db }: TestApp, { id }: Donation) =>
  db('donation_receipts').where({ donation_id: id })

describe('A pledge by UPI', () => {
  test('is confirmed by day and UTR: receipt, thanks, trail, audit', async () => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    await post(app, `/api/donations/${pledge.reference}/paid`, {
      token: pledge.token,
      utr: '111111111111',
    })
    expect((await seenByAdmin(admin, pledge.reference)).actions).toEqual(['confirm', 'cancel'])
    const utr = newUtr()
    const reply = await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-20', utr })
    expect(okOf(reply)).toMatchObject({
      status: 'succeeded',
      utr,
      paidOn: '2026-11-20',
      receiptNumber: 'R-2026-27-00001',
      receiptPath: expect.stringMatching(/^\/receipt\/r-2026-27-00001#[\w-]{22}$/),
      actions: ['another', 'return'],
      trail: [
        { status: 'pending', by: 'donor' },
        { status: 'succeeded', by: 'temple', actor: { id: admin.id, username: 'treasurer' } },
      ],
    })
    expect(await seenByDonor(app, pledge)).toMatchObject({
      status: 'succeeded',
      receiptPath: expect.stringContaining('/receipt/'),
    })
    expect((await waitingMails(app)).map(({ to }) => to)).toEqual(['arjun@example.org'])
    expect(await auditOf(app)).toEqual([
      {
        actorId: admin.id,
        subject: 'donation',
        subjectId: pledge.reference,
        action: 'confirmed',
        before: { status: 'pending' },
        after: { status: 'succeeded', paidOn: '2026-11-20' },
      },
    ])
  })

  test('is confirmed once, whoever is quicker: one receipt, one email', async () => {
    const { app, admin } = await setup()
    const other = await person(app, { role: 'admin' })
    const pledge = await pledged(app)
    const replies = await Promise.all(
      [admin, other, admin, other].map((who) =>
        doTo(who, pledge, 'confirm', { paidOn, utr: newUtr() }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(problemOf(replies.filter(({ status }) => status === 409)[0] as Reply)).toMatchObject({
      code: 'wrong_status',
      detail: 'It has already been confirmed.',
    })
    expect(await receiptsOf(app, pledge)).toHaveLength(1)
    expect(await waitingMails(app)).toHaveLength(1)
    expect(await auditOf(app)).toHaveLength(1)
  })

  test.each([
    [{ paidOn: '2026-11-22', utr: '630512345678' }, '#/paidOn', 'This date is in the future'],
    [
      { paidOn: '2026-10-01', utr: '630512345678' },
      '#/paidOn',
      /^This date is too long before the donation was promised/,
    ],
    [{ paidOn: '2026-02-30', utr: '630512345678' }, '#/paidOn', 'This date does not exist'],
    [{ paidOn, utr: '1234' }, '#/utr', /^A UTR has 12 digits/],
    [{ paidOn }, '#/utr', expect.any(String)],
    [
      { paidOn, utr: '630512345678', amountPaise: 1000_00 },
      '#/amountPaise',
      /^The donor promised ₹1,001. Please check the amount/,
    ],
    [
      { paidOn, utr: '630512345678', amountPaise: null },
      '#/amountPaise',
      'Please enter the amount as shown on the bank statement',
    ],
    [{ utr: '630512345678' }, '#/paidOn', expect.any(String)],
  ])('is not confirmed by %j', async (body, pointer, detail) => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    const refused = problemOf(await doTo(admin, pledge, 'confirm', body))
    expect(refused.errors).toMatchObject([
      { pointer, detail: detail instanceof RegExp ? expect.stringMatching(detail) : detail },
    ])
    expect(await seenByDonor(app, pledge)).toMatchObject({ status: 'pending' })
  })

  test.each([
    ['UPI or IMPS', '6305 1234 5678', '630512345678'],
    ['NEFT', 'n305262345678901', 'N305262345678901'],
    ['NEFT as some banks print it', 'SBINN12026110312345', 'SBINN12026110312345'],
    ['RTGS', 'HDFCR5-20261120-12345678', 'HDFCR52026112012345678'],
  ])('is confirmed by the number of %s', async (_, typed, utr) => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr: typed }))
    expect((await seenByAdmin(admin, pledge.reference)).utr).toBe(utr)
  })

  test('that is cancelled can still be confirmed, when the money is found', async () => {
    const { app, admin } = await setup()
    const pledge = await pledged(app)
    expect(okOf(await doTo(admin, pledge, 'cancel'))).toMatchObject({
      status: 'cancelled',
      actions: ['confirm'],
    })
    expect(problemOf(await doTo(admin, pledge, 'cancel')).detail).toMatch(
      /^Only a promised donation/,
    )
    okOf(await doTo(admin, pledge, 'confirm', { paidOn, utr: newUtr() }))
    expect(await receiptsOf(app, pledge)).toHaveLength(1)
    expect(problemOf(await doTo(admin, pledge, 'cancel')).code).toBe('wrong_status')
  })

  test('nobody paid for 30 days is closed; one the donor said is paid waits longer', async () => {
    const clock = { now: saturdayNoon }
    const { app } = await setup(() => clock.now)
    const [forgotten, claimed] = [await pledged(app), await pledged(app)]
    const later = (days: number) =>
      (clock.now = new Date(saturdayNoon.getTime() + days * 24 * 60 * 60_000))
    later(20)
    await post(app, `/api/donations/${claimed.reference}/paid`, { token: claimed.token })
    const fresh = await pledged(app)
    later(29)
    await app.tidy(app.db)
    expect(await seenByDonor(app, forgotten)).toMatchObject({ status: 'pending' })
    later(31)
    await app.tidy(app.db)
    await app.tidy(app.db)
    const statuses = await Promise.all(
      [forgotten, claimed, fresh].map(async (one) => (await seenByDonor(app, one)).status),
    )
    expect(statuses).toEqual(['cancelled', 'pending', 'pending'])
    const admin = await person(app, { role: 'admin' })
    expect((await seenByAdmin(admin, forgotten.reference)).trail).toMatchObject([
      { status: 'pending', by: 'donor' },
      { status: 'cancelled', by: 'temple' },
    ])
  })
})
