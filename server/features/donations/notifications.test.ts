import { expect, test } from 'vitest'
import { seenByAdmin, doTo, newUtr, pledged } from '#server/test/donationAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import {
  donationTemple,
  eventOf,
  hear,
  minutesLater,
  payAndHear,
  reconcile,
  tell,
  type DonationTemple,
} from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'

/** What is said besides the thanks. */
const told = async ({ app }: Pick<DonationTemple, 'app'>) =>
  (await waitingMails(app)).filter(({ subject }) => !subject.startsWith('Thank you'))

test('the donor is notified of each refund to a card, once', async () => {
  const temple = await donationTemple()
  const id = await payAndHear(temple)
  const { refund } = temple.sandbox.elsewhere
  refund(id, 10_050)
  const first = eventOf(temple, 'charge.refunded', id)
  for (let i = 0; i < 3; i += 1) await hear(temple, first)
  await hear(temple, { ...first, id: 'evt_of_the_same' })
  expect((await told(temple)).map(({ to, subject }) => [to, subject])).toEqual([
    ['meera@example.org', 'Refund of ₹100.50 from your donation'],
  ])
  refund(id)
  await tell(temple, 'charge.refunded', id)
  await hear(temple, first)
  minutesLater(temple, 24 * 60)
  await reconcile(temple)
  const [, second, ...others] = await told(temple)
  expect(others).toEqual([])
  expect(second?.subject).toBe('Refund of ₹400.50 from your donation')
  expect(second?.text).toMatch(/In total, ₹501 of it/)
  expect(second?.text).toMatch(/card/)
})

test('so is a refund by bank transfer; without an address no email is sent', async () => {
  const temple = await donationTemple()
  const admin = await person(temple.app, { role: 'admin' })
  const [one, nameless] = [await pledged(temple.app), await pledged(temple.app)]
  for (const pledge of [one, nameless]) {
    okOf(await doTo(admin, pledge, 'confirm', { paidOn: '2026-11-20', utr: newUtr() }))
  }
  await temple.app.db('donations').where({ reference: nameless.reference }).update({ email: '' })
  for (const pledge of [one, nameless]) okOf(await doTo(admin, pledge, 'return', { reason: 'x' }))
  expect((await seenByAdmin(admin, one.reference)).status).toBe('refunded')
  const mails = await told(temple)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['arjun@example.org', 'Refund of ₹1,001 from your donation'],
  ])
  expect(mails[0]?.text).toMatch(/bank transfer/)
})
