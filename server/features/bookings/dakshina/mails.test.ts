import { describe, expect, test } from 'vitest'
import { okOf } from '#server/test/admin.ts'
import { book } from '#server/test/bookings.ts'
import { bookedTemple, payCard, seenByStaff, take } from '#server/test/dakshina.ts'
import { eventOf, hear } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { exampleSite } from '#server/test/exampleTemple.ts'
import { person } from '#server/test/people.ts'
import { expectTranslated, withPseudoWords } from '#server/test/pseudoWords.ts'

const setup = async () => {
  const temple = await bookedTemple()
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  const mails = async () =>
    (await waitingMails(temple.app)).filter(({ subject }) => subject.includes('dakshina'))
  return { ...temple, treasurer, mails }
}

test('the devotee gets one email with the link to the receipt, however often the news comes', async () => {
  const temple = await setup()
  const { app, booking, mails } = temple
  const event = eventOf(temple, 'payment_intent.succeeded', await payCard(temple, booking))
  await Promise.all([hear(temple, event), hear(temple, event)])
  await hear(temple, event)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail?.to).toBe(booking.email)
  expect(mail?.subject).toBe(
    `We received your dakshina: receipt TP-2026-27-00001 (${booking.reference})`,
  )
  expect(mail?.text).toContain('This was a test. No money was paid.')
  // Nobody has proved that the address is theirs.
  expect(mail?.text).not.toContain(booking.fullName)
  const [link] = /https:\/\/\S+\/pdf\?token=\S+/.exec(mail?.text ?? '') ?? []
  expect((await app.send(link?.replace(/^https:\/\/[^/]+/, '') ?? '')).status).toBe(200)
})

test('a refund has an email of its own, which says how the money comes back', async () => {
  const { booking, treasurer, mails } = await setup()
  okOf(await take(treasurer, booking))
  const [payment] = (await seenByStaff(treasurer, booking)).payments
  const path = `/api/admin/dakshina/${payment?.id}/return`
  okOf(await treasurer.post(path, { reason: 'The puja was cancelled', isInCash: true }))
  expect((await treasurer.post(path, { reason: 'Again' })).status).toBe(409)
  const [receipt, refund, ...others] = await mails()
  expect(others).toEqual([])
  expect(receipt?.subject).toContain('receipt P-2026-27-00001')
  expect(refund?.subject).toBe(`Refund of ₹5,100 from your dakshina (${booking.reference})`)
  expect(refund?.text).toContain('The temple refunded it in cash.')
  expect(refund?.text).not.toContain('The puja was cancelled')
})

test('nobody is written to once a booking has no email any more', async () => {
  const { app, treasurer, mails } = await setup()
  const other = await book(app, { preferredDate: '2026-12-03' })
  okOf(await take(treasurer, other))
  expect(await mails()).toHaveLength(1)
  await app.db('puja_bookings').where({ reference: other.reference }).update({ email: '' })
  expect(await mails()).toEqual([])
  const [payment] = (await seenByStaff(treasurer, other)).payments
  okOf(await treasurer.post(`/api/admin/dakshina/${payment?.id}/return`, { reason: 'Cancelled' }))
  expect(await app.db('deliveries').where('key', 'like', 'dakshina:%:refund:%')).toEqual([])
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  test('the thanks and the news of a refund have no English words', async () => {
    const { app, booking, treasurer } = await setup()
    okOf(await take(treasurer, booking))
    const [payment] = (await seenByStaff(treasurer, booking)).payments
    for (const [isInCash, change] of [
      [true, {}],
      [false, { refunded_in_cash_at: null }],
    ] as const) {
      const path = `/api/admin/dakshina/${payment?.id}/return`
      if (isInCash) okOf(await treasurer.post(path, { reason: 'Cancelled', isInCash }))
      else await app.db('dakshina_payments').update(change)
      await app.db('deliveries').whereLike('key', 'dakshina:%').update({ language: 'mr' })
      const mails = (await waitingMails(app)).filter(({ html }) => html.includes('lang="mr"'))
      expect(mails).toHaveLength(2)
      for (const mail of mails) expectTranslated(mail, [exampleSite.name, booking.pujaName])
    }
  })
})
