import { expect, test } from 'vitest'
import { get } from '#server/test/admin.ts'
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

test('a donor’s bank disputes a payment: every admin is notified once, with the deadline', async () => {
  const temple = await donationTemple()
  await person(temple.app, { role: 'admin', email: 'one@temple.example' })
  await person(temple.app, { role: 'admin', email: 'two@temple.example' })
  await person(temple.app, { role: 'priest' })
  const id = await payAndHear(temple)
  temple.sandbox.elsewhere.dispute(id)
  const created = eventOf(temple, 'charge.dispute.created', id)
  await Promise.all([hear(temple, created), hear(temple, created)])
  await hear(temple, { ...created, id: 'evt_of_the_same' })
  minutesLater(temple, 24 * 60)
  await reconcile(temple)
  const mails = await told(temple)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(['one@temple.example', 'two@temple.example'])
  const { reference } = await temple.app.db('donations').first('reference')
  expect(mails[0]?.subject).toBe(`Donation disputed by a bank: ${reference}`)
  expect(mails[0]?.text).toMatch(/₹501/)
  expect(mails[0]?.text).toMatch(/28 Nov 2026/)
  expect(mails[0]?.text).toContain(
    `https://temple.example/admin/donations/${String(reference).toLowerCase()}`,
  )
  expect(mails[0]?.text).not.toContain('Meera')

  const admin = await person(temple.app, { role: 'admin' })
  const list = (query: string) =>
    get<{ disputed: number; items: unknown[] }>(
      admin,
      `/api/admin/donations?withTests=true&${query}`,
    )
  expect(await list('isDisputed=true')).toMatchObject({
    disputed: 0,
    items: [{ reference, isDisputed: true }],
  })
  await temple.app.db('donations').update({ is_test: false })
  expect(await list('')).toMatchObject({ disputed: 1 })
  expect((await list('isDisputed=false')).items).toEqual([])
  temple.sandbox.elsewhere.closeDispute(id, 'lost')
  await tell(temple, 'charge.dispute.closed', id)
  expect(await list('isDisputed=true')).toMatchObject({ disputed: 0, items: [] })
  // The bank has told them already.
  expect(await told(temple)).toHaveLength(2)
})
