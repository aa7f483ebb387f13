import { expect, test } from 'vitest'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import { okOf } from '#server/test/admin.ts'
import { problemOf } from '#server/test/bookings.ts'
import { bookedTemple, claim, payCard, seenByStaff, take } from '#server/test/dakshina.ts'
import { newUtr } from '#server/test/donationAdmin.ts'
import { tell } from '#server/test/donations.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'

const reason = 'Typed one zero too many'

const setup = async () => {
  const temple = await bookedTemple()
  const desk = await person(temple.app, { role: 'desk', username: 'asha' })
  const treasurer = await person(temple.app, { role: 'treasurer', username: 'ravi' })
  return {
    ...temple,
    desk,
    treasurer,
    /** Records a payment, and returns the id under which it is known. */
    recorded: async (input: object = {}): Promise<string> => {
      const { payments: before } = await seenByStaff(desk, temple.booking)
      const seen = { seen: before.length, ...input }
      const { payments } = okOf<StaffDakshina>(await take(desk, temple.booking, seen))
      return payments.find(({ id }) => !before.some((one) => one.id === id))?.id ?? ''
    },
    markVoid: (id: string | undefined, who = desk) =>
      who.post(`/api/admin/dakshina/${id}/void`, { reason }),
  }
}

test('its receipt can still be opened, and no email with it is sent any more', async () => {
  const { app, recorded, markVoid } = await setup()
  const id = await recorded()
  const mails = async () =>
    (await waitingMails(app)).filter(({ subject }) => subject.includes('dakshina'))
  expect(await mails()).toHaveLength(1)
  const { receipt } = okOf<StaffDakshina>(await markVoid(id)).payments[0] ?? {}
  expect((await app.send(receipt?.path ?? '')).status).toBe(200)
  expect(await mails()).toEqual([])
})

test('only on the day it was recorded, only what staff recorded, with a reason, and once', async () => {
  const temple = await setup()
  const { app, booking, clock, desk, treasurer, recorded, markVoid } = temple
  const id = await recorded({ method: 'card_machine', paidOn: '2026-11-20' })
  const path = `/api/admin/dakshina/${id}/void`
  expect(problemOf(await desk.post(path, { reason: ' ' })).errors).toMatchObject([
    { pointer: '#/reason' },
  ])
  const replies = await Promise.all([1, 2].map(() => markVoid(id)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])

  okOf(await claim(app, booking))
  const open = (await seenByStaff(desk, booking)).payments[0]
  expect(open?.actions).not.toContain('void')
  expect(problemOf(await markVoid(open?.id)).detail).toMatch(/devotee said/)
  okOf(await treasurer.post(`/api/admin/dakshina/${open?.id}/dismiss`))
  await tell(temple, 'payment_intent.succeeded', await payCard(temple, booking))
  const card = (await seenByStaff(desk, booking)).payments.find(({ method }) => method === 'card')
  expect(problemOf(await markVoid(card?.id)).detail).toMatch(/not recorded at the counter/)

  const second = await recorded({ amount: 501 })
  okOf(await treasurer.post(`/api/admin/dakshina/${second}/return`, { reason: 'Asked for it' }))
  expect(problemOf(await markVoid(second)).detail).toMatch(/does not count any more/)
  const third = await recorded({ amount: 101 })
  clock.now = new Date(clock.now.getTime() + 24 * 60 * 60_000)
  const boss = await person(app, { role: 'admin' })
  const { payments } = await seenByStaff(boss, booking)
  expect(payments.find((payment) => payment.id === third)?.actions).toEqual(['return'])
  const late = await markVoid(third, boss)
  expect([late.status, problemOf(late).detail]).toEqual([409, expect.stringMatching(/refund it/)])
})

test('what was taken back can be recorded rightly, but never confirmed again', async () => {
  const { booking, treasurer, recorded, markVoid } = await setup()
  okOf(await markVoid(await recorded({ amount: 199_000 })))
  await recorded({ amount: 150_000 })
  const upi = { method: 'upi', utr: newUtr() }
  const wrong = await recorded({ ...upi, amount: 11 })
  okOf(await markVoid(wrong))
  await recorded({ ...upi, amount: 1100 })
  const found = { paidOn: '2026-11-21', utr: newUtr(), amount: 11 }
  const confirmed = await treasurer.post(`/api/admin/dakshina/${wrong}/confirm`, found)
  expect([confirmed.status, problemOf(confirmed).detail]).toEqual([
    409,
    expect.stringMatching(/is void/),
  ])
  expect((await seenByStaff(treasurer, booking)).payments).toHaveLength(4)
})
