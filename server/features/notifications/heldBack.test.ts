import { expect, test } from 'vitest'
import type { Delivery } from '#contract/notifications/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { payload, post, saturdayNoon, setCapacity } from '#server/test/bookings.ts'
import { browser } from '#server/test/browser.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { mostByOthers } from './recipients.ts'

const deliveries = '/api/admin/deliveries'

type List = { items: Delivery[]; failed: number }

const temple = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  const admin = await person(app, { role: 'admin' })
  await setCapacity(app, 1000)
  const guestsBook = async (email: string, count: number) => {
    for (let i = 0; i < count; i += 1) {
      okOf(await post(app, '/api/puja-bookings', { ...payload, email }))
    }
  }
  const listed = (status: Delivery['status']) => get<List>(admin, `${deliveries}?status=${status}`)
  const subjectsTo = async (email: string) =>
    (await waitingMails(app)).filter(({ to }) => to === email).map(({ subject }) => subject)
  return { app, admin, guestsBook, listed, subjectsTo }
}

test('guests send few mails to a confirmed address, and hold back none of its owner’s own', async () => {
  const { app, guestsBook, listed, subjectsTo } = await temple()
  const owner = await person(app)
  await guestsBook(owner.email, mostByOthers + 2)
  const { items } = await listed('limited')
  expect(items.map(({ limitReason }) => limitReason)).toEqual(['others', 'others'])
  expect(await subjectsTo(owner.email)).toHaveLength(mostByOthers)
  okOf(await owner.post('/api/puja-bookings', { ...payload, email: owner.email }))
  await browser(app).post('/api/auth/forgot-password', { email: owner.email })
  await app.settled()
  expect(await subjectsTo(owner.email)).toHaveLength(mostByOthers + 2)
  expect((await subjectsTo(owner.email)).at(-1)).toMatch(/^Reset your password/)
})
