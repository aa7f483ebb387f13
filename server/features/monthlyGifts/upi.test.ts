import { expect, test } from 'vitest'
import type { MonthlyGift } from '#contract/monthlyGifts/public.ts'
import { post, problemOf } from '#server/test/bookings.ts'
import { minutesLater } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { giftPayload } from '#server/test/monthlyGiftBodies.ts'
import { giftTemple } from '#server/test/monthlyGifts.ts'
import { testApp } from '#server/test/testApp.ts'
import { nextMonth } from './dates.ts'

const dayMinutes = 24 * 60

const started = async () => {
  const temple = await giftTemple()
  const reply = await post(temple.app, '/api/monthly-gifts/upi', giftPayload)
  expect([reply.status, reply.json()]).toEqual([200, {}])
  const reminders = async () =>
    (await temple.subjects()).filter((subject) => subject === 'Your gift of ₹501 this month').length
  const daysLater = async (days: number) => {
    minutesLater(temple, days * dayMinutes)
    await temple.app.doDaily()
  }
  return { ...temple, reminders, daysLater }
}

test('reminders begin only with the link of the email that asks, and come once a month', async () => {
  const { call, okOf, subjects, reminders, daysLater, rowOf, get } = await started()
  expect(await subjects()).toEqual(['Shall we remind you to give ₹501 every month?'])
  await daysLater(1)
  expect(await reminders()).toBe(0)
  expect((await get('guessed')).status).toBe(404)
  expect((await call('/pledge')).status).toBe(409)
  const begun = okOf<MonthlyGift>(await call('/status', { status: 'active' }))
  expect(begun).toMatchObject({ way: 'upi', status: 'active', nextOn: '2026-12-21' })
  await daysLater(28)
  expect(await reminders()).toBe(0)
  await daysLater(2)
  await daysLater(1)
  expect(await reminders()).toBe(1)
  expect(await rowOf()).toMatchObject({ next_on: '2027-01-21' })
  // After a standstill of months, one is enough.
  await daysLater(100)
  expect(await reminders()).toBe(2)
})

test('the link of a reminder has this month’s UPI code, once however often it is opened', async () => {
  const { call, okOf, given, app } = await started()
  await call('/status', { status: 'active' })
  const pledged = okOf<{ reference: string; token: string }>(await call('/pledge'))
  expect(okOf(await call('/pledge'))).toEqual(pledged)
  expect(await given()).toMatchObject([{ status: 'pending', amount: 501 }])
  const seen = await app.send(`/api/donations/${pledged.reference}?token=${pledged.token}`)
  expect(seen.json()).toMatchObject({ paymentMethod: 'gpay', amount: 501 })
})

test('its donor changes, pauses and stops the reminders by the same link', async () => {
  const { call, okOf, daysLater, reminders, subjects, app } = await started()
  const set = async (status: string) => okOf<MonthlyGift>(await call('/status', { status }))
  await set('active')
  expect((await set('paused')).nextOn).toBeUndefined()
  await daysLater(40)
  expect(await reminders()).toBe(0)
  expect(await set('active')).toMatchObject({ nextOn: '2027-01-21' })
  expect(okOf(await call('/amount', { amount: 251 }))).toMatchObject({ amount: 251 })
  expect(await subjects()).toContain('Your monthly gift is now ₹251')
  expect(await set('ended')).toMatchObject({ status: 'ended', endedBy: 'donor' })
  await daysLater(60)
  expect(await app.db('deliveries').whereLike('key', 'monthly:%:reminder:%')).toEqual([])
})

test('a mail program unsubscribes from the reminders at a press; opening its address does nothing', async () => {
  const { app, call, daysLater, rowOf, subjects } = await started()
  await call('/status', { status: 'active' })
  await daysLater(30)
  const mail = (await waitingMails(app)).find(({ list }) => list)
  expect(mail?.subject).toBe('Your gift of ₹501 this month')
  const { pathname } = new URL(mail?.list?.unsubscribeUrl ?? '')
  const opened = await app.send(pathname)
  expect(opened.headers['location']).toMatch(/^\/monthly\/m\w+#[\w-]+$/)
  expect(await rowOf()).toMatchObject({ status: 'active' })
  expect((await app.send(`${pathname}x`, { method: 'POST' })).status).toBe(404)
  const press = async () => (await app.send(pathname, { method: 'POST' })).status
  expect([await press(), await press()]).toEqual([200, 200])
  expect(await rowOf()).toMatchObject({ status: 'ended', ended_by: 'donor' })
  expect((await subjects()).filter((one) => one === 'Your monthly gift has ended')).toHaveLength(1)
})

test('what nobody confirmed is deleted after a month', async () => {
  const { app, daysLater } = await started()
  await daysLater(31)
  expect(await app.db('monthly_gifts').select()).toEqual([])
})

test('a temple without UPI or 80G says so at the field', async () => {
  const app = await testApp({ hasNoUpi: true })
  const reply = await post(app, '/api/monthly-gifts/upi', giftPayload)
  expect(problemOf(reply).errors).toMatchObject([{ detail: expect.stringContaining('UPI') }])
  const cards = await post(app, '/api/monthly-gifts/card', giftPayload)
  expect(problemOf(cards).code).toBe('cards_not_offered')
})

test.each([
  ['2026-01-31', 31, '2026-02-28'],
  ['2026-02-28', 31, '2026-03-31'],
  ['2026-12-15', 15, '2027-01-15'],
  ['2028-01-30', 30, '2028-02-29'],
])('the month after %s, on day %i, is due on %s', (date, day, due) => {
  expect(nextMonth(date, day)).toBe(due)
})
