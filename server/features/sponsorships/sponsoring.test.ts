import { describe, expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { SponsoredDay } from '#contract/sponsorships/admin.ts'
import type { SponsorCalendar } from '#contract/sponsorships/public.ts'
import { get, okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { doTo, newUtr } from '#server/test/donationAdmin.ts'
import { begin, cards, minutesLater, reconcile, tell } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { latinIn, withPseudoWords } from '#server/test/pseudoWords.ts'
import {
  annadan,
  calendarOf,
  dayPath,
  offeringPath,
  sponsorTemple,
} from '#server/test/sponsorships.ts'

const confirm = () => ({ paidOn: '2026-11-21', utr: newUtr() })

test('a day is chosen, paid by card and then shown with the name of who agreed to it', async () => {
  const temple = await sponsorTemple()
  const { app, hold, takenOn } = temple
  expect(await takenOn()).toBeUndefined()
  const { id, amount, purpose } = await hold()
  expect({ amount, purpose }).toEqual({ amount: 5000, purpose: 'Annadan on 7 Dec 2026' })
  expect(await takenOn()).toEqual({ date: '2026-12-07', places: 1, names: [] })
  const paid = await begin(temple, { amount, sponsoredDay: id })
  // As with a provider that moves money.
  await app.db('donations').update({ is_test: false })
  minutesLater(temple, 20)
  temple.sandbox.checkout.pay(paid.clientSecret, cards.good)
  await tell(temple, 'payment_intent.succeeded', paid.id)
  expect(await takenOn()).toEqual({ date: '2026-12-07', places: 1, names: ['Meera Kulkarni'] })
  expect(await app.db('donation_receipts').pluck('purpose')).toEqual([purpose])
  const mails = await waitingMails(app)
  expect(mails.map(({ subject }) => subject)).toContain('Annadan on Monday, 7 Dec 2026 is yours')
})

test('in test mode a day is held for its half hour, and is never taken, named or announced', async () => {
  const temple = await sponsorTemple()
  const { app, admin, hold, takenOn } = temple
  const { id, amount } = await hold()
  const paid = await begin(temple, { amount, sponsoredDay: id })
  temple.sandbox.checkout.pay(paid.clientSecret, cards.good)
  await tell(temple, 'payment_intent.succeeded', paid.id)
  const day = () => get<SponsoredDay>(admin, `${dayPath}/${id}`)
  expect(await takenOn()).toEqual({ date: '2026-12-07', places: 1, names: [] })
  expect(await day()).toMatchObject({ state: 'test' })
  expect(await get(admin, '/api/admin/sponsored-lists/2026-12-07')).toEqual([])
  minutesLater(temple, 31)
  expect(await takenOn()).toBeUndefined()
  expect(await day()).toMatchObject({ state: 'free' })
  const none = { sevas: { withoutDay: 0, paidLess: 0 } }
  expect(await get(admin, '/api/admin/waiting')).toMatchObject(none)
  temple.clock.now = new Date('2026-12-06T03:00:00Z')
  await app.doDaily()
  const subjects = (await waitingMails(app)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Tomorrow'))).toEqual([])
  await hold()
})

test('a day that nobody pays for is free again: a hold, a card and a pledge, each in its time', async () => {
  const temple = await sponsorTemple()
  const { admin, hold, tryToPledge, takenOn } = temple
  await hold()
  minutesLater(temple, 31)
  expect(await takenOn()).toBeUndefined()
  const byCard = await hold()
  await begin(temple, { amount: 5000, sponsoredDay: byCard.id })
  for (const minutes of [16, 16]) {
    expect(await takenOn()).toMatchObject({ places: 1 })
    minutesLater(temple, minutes)
    await reconcile(temple)
  }
  expect(await takenOn()).toBeUndefined()
  const pledge = okOf<Donation>(await tryToPledge((await hold({ isNameShown: false })).id))
  minutesLater(temple, 120)
  expect(await takenOn()).toMatchObject({ places: 1 })
  okOf(await doTo(admin, pledge, 'cancel'))
  expect(await takenOn()).toBeUndefined()
  // The money came all the same, and nobody else has the day.
  okOf(await doTo(admin, pledge, 'confirm', confirm()))
  expect(await takenOn()).toEqual({ date: '2026-12-07', places: 1, names: [] })
  okOf(await doTo(admin, pledge, 'return', { reason: 'Changed their mind' }))
  expect(await takenOn()).toBeUndefined()
})

test('a card payment for a day is cancelled at the provider when its time is over', async () => {
  const temple = await sponsorTemple()
  const { app, hold } = temple
  const ofDay = await begin(temple, { amount: 5000, sponsoredDay: (await hold()).id })
  const ordinary = await begin(temple)
  for (const minutes of [16, 16]) {
    minutesLater(temple, minutes)
    await reconcile(temple)
  }
  // What nobody waits for has a day.
  const statuses = await app.db('donations').orderBy('id').select('payment_id', 'status')
  expect(statuses).toEqual([
    { payment_id: ofDay.id, status: 'cancelled' },
    { payment_id: ordinary.id, status: 'pending' },
  ])
  await hold()
})

test.each([
  [{ date: '2026-11-21' }, '#/date', /from tomorrow/],
  [{ date: '2026-11-20' }, '#/date', /over/],
  [{ date: '2028-02-01' }, '#/date', /up to/],
  [{ sponsorshipId: 'none' }, '#/sponsorshipId', /not available/],
  [{ name: ' ' }, '#/name', /Required/],
])('%j cannot be sponsored, and nothing is held', async (changes, pointer, detail) => {
  const { app, tryToHold } = await sponsorTemple()
  const { errors } = problemOf(await tryToHold(changes))
  expect(errors).toMatchObject([{ pointer, detail: expect.stringMatching(detail) }])
  expect(await app.db('sponsored_days').select()).toEqual([])
})

test('only free days of what is offered are shown, with festivals and closed days', async () => {
  const { app, admin, hold } = await sponsorTemple()
  await app.festivals.generate(app.db)
  const special = { date: '2026-12-09', hours: 'Closed' }
  okOf(await admin.send('/api/admin/temple-days/2026-12-09', { method: 'PUT', body: special }))
  const { from, to, closed, festivals, offerings } = await calendarOf(app)
  expect({ from, to }).toEqual({ from: '2026-11-22', to: '2027-12-26' })
  expect(closed).toContain('2026-12-09')
  expect(festivals.map(({ name }) => name).join()).toContain('Sankashti')
  expect(offerings).toMatchObject([{ name: 'Annadan', price: 5000, places: 1, taken: [] }])
  const none = await sponsorTemple({ isActive: false })
  expect(await calendarOf(none.app)).toMatchObject({ festivals: [], offerings: [] })
  const isOnSite = async () => okOf<Site>(await none.app.send('/api/site')).hasSponsoring
  expect(await isOnSite()).toBeUndefined()
  okOf(await none.admin.post(offeringPath, annadan))
  expect(await isOnSite()).toBe(true)
  // Going back to another day frees the first.
  const { id } = await hold()
  await hold({ date: '2026-12-08', instead: id })
  const [offering] = (await calendarOf(app)).offerings
  expect(offering?.taken.map(({ date }) => date)).toEqual(['2026-12-08'])
})

test('a gift must be enough, and for a day that is held', async () => {
  const { app, hold, tryToHold, tryToPledge } = await sponsorTemple()
  const { id } = await hold()
  const little = problemOf(await tryToPledge(id, { amount: 4999 }))
  expect(little.errors).toMatchObject([
    { pointer: '#/amount', detail: 'Sponsoring this day is ₹5,000' },
  ])
  expect(problemOf(await tryToPledge('another'))).toMatchObject({ code: 'slot_full' })
  expect(problemOf(await tryToHold())).toMatchObject({
    code: 'slot_full',
    detail: 'This day has just been taken. Please choose another.',
  })
  expect(await app.db('donations').select()).toEqual([])
})

describe('For those who read Marathi', () => {
  withPseudoWords()

  test('the festivals among the days have no English names', async () => {
    const { app } = await sponsorTemple()
    await app.festivals.generate(app.db)
    const headers = { 'App-Language': 'mr' }
    const { festivals } = okOf<SponsorCalendar>(await app.send('/api/sponsorships', { headers }))
    expect(festivals.length).toBeGreaterThan(20)
    expect(latinIn(festivals.map(({ name }) => name).join())).toEqual([])
  })
})
