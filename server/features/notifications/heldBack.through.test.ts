import { expect, test } from 'vitest'
import type { Delivery } from '#contract/notifications/admin.ts'
import { get, okOf } from '#server/test/admin.ts'
import { payload, post, saturdayNoon, setCapacity } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'
import { testApp } from '#server/test/testApp.ts'
import { mostToUnconfirmed } from './recipients.ts'

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

test('staff see what was held back and why, and can send it anyway', async () => {
  const { admin, guestsBook, listed } = await temple()
  const to = 'victim@example.net'
  await guestsBook(to, mostToUnconfirmed + 1)
  const { items, failed } = await listed('limited')
  expect(items).toMatchObject([{ to, status: 'limited', limitReason: 'unconfirmed' }])
  expect(failed, 'nothing failed').toBe(0)
  expect((await listed('failed')).items).toEqual([])
  const sent = okOf<Delivery>(await admin.post(`${deliveries}/${items[0]?.id}/retry`))
  expect(sent.status).toBe('waiting')
  expect(sent).not.toHaveProperty('limitReason')
})
