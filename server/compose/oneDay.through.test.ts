import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayBook } from '#contract/counter/admin.ts'
import type { RecordedDonation } from '#contract/counter/donationsAdmin.ts'
import type { StaffDakshina } from '#contract/bookings/dakshinaAdmin.ts'
import type { StaffOrderDetails } from '#contract/orders/admin.ts'
import { addRupees } from '#contract/payments/exactRupees.ts'
import type { Takings } from '#contract/takings/admin.ts'
import type { TakingsYear } from '#contract/takings/yearAdmin.ts'
import { findBooksFaults } from '#server/features/takings/check.ts'
import { get, okOf } from '#server/test/admin.ts'
import { book, saturdayNoon, setCapacity } from '#server/test/bookings.ts'
import { counted } from '#server/test/cash.ts'
import { take } from '#server/test/dakshina.ts'
import { doTo, newUtr } from '#server/test/donationAdmin.ts'
import { ordered, setStock, takeUpi, thing } from '#server/test/orders.ts'
import { person } from '#server/test/people.ts'
import { isProof, seed } from '#server/test/suite.ts'
import { testApp } from '#server/test/testApp.ts'
import { booksDeps, createBooksCheck } from './books.ts'

const day = '2026-11-21'
const price = 1450
const methods = ['cash', 'upi', 'card_machine', 'cheque', 'transfer', 'hundi'] as const
const tenders = ['cash', 'upi', 'card_machine', 'cheque'] as const
const fates = ['kept', 'void', 'refunded', 'refunded_in_cash', 'bounced'] as const

type Method = (typeof methods)[number]
type Fate = (typeof fates)[number]

const amount = fc.integer({ min: 1, max: 9999 })
const clerk = fc.integer({ min: 0, max: 1 })
const fate = fc.constantFrom<Fate>(...fates)
const step = fc.oneof(
  fc.record({
    what: fc.constant('give' as const),
    method: fc.constantFrom<Method>(...methods),
    amount,
    clerk,
    fate,
  }),
  fc.record({
    what: fc.constant('dakshina' as const),
    method: fc.constantFrom(...tenders),
    amount,
    clerk,
    fate,
  }),
  fc.record({ what: fc.constant('sell' as const), method: fc.constantFrom(...tenders), clerk }),
  fc.record({ what: fc.constant('cod' as const), isRemitted: fc.boolean() }),
  fc.record({
    what: fc.constant('web' as const),
    refund: fc.constantFrom('none', 'bank', 'cash'),
  }),
  fc.record({ what: fc.constant('count' as const), amount, clerk }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** A day with something of everything, whatever the random ones bring. */
const fullDay: Step[] = [
  { what: 'give', method: 'cash', amount: 501, clerk: 0, fate: 'kept' },
  { what: 'give', method: 'cash', amount: 5010, clerk: 1, fate: 'void' },
  { what: 'give', method: 'cheque', amount: 1100, clerk: 0, fate: 'bounced' },
  { what: 'give', method: 'hundi', amount: 8451, clerk: 0, fate: 'kept' },
  { what: 'give', method: 'transfer', amount: 700, clerk: 1, fate: 'refunded' },
  { what: 'count', amount: 501, clerk: 0 },
  { what: 'dakshina', method: 'upi', amount: 2100, clerk: 1, fate: 'void' },
  { what: 'dakshina', method: 'cash', amount: 5100, clerk: 1, fate: 'refunded_in_cash' },
  { what: 'sell', method: 'card_machine', clerk: 0 },
  { what: 'cod', isRemitted: true },
  { what: 'cod', isRemitted: false },
  { what: 'web', refund: 'cash' },
  { what: 'web', refund: 'bank' },
  { what: 'count', amount: 501, clerk: 0 },
]

/** What the day should come to, kept by hand beside the server. */
const openBook = () => ({
  donation: 0,
  dakshina: 0,
  order: 0,
  refunded: 0,
  drawer: 0,
  hundi: 0,
  invoiced: 0,
})

const open = async () => {
  const app = await testApp({ now: () => saturdayNoon })
  await takeUpi(app)
  await setStock(app, 99)
  await setCapacity(app, 99)
  const clerks = [
    await person(app, { role: 'desk', username: 'asha' }),
    await person(app, { role: 'desk', username: 'meena' }),
  ]
  const boss = await person(app, { role: 'admin', username: 'ravi' })
  const own = openBook()
  // Of cheques and of people, so that nobody is somebody else.
  let number = 100_000
  const details = (method: Method) => ({
    ...((method === 'upi' || method === 'transfer') && { utr: newUtr() }),
    ...(method === 'cheque' && { slip: String((number += 1)), bank: 'State Bank' }),
  })

  /** How it ends, and what that makes of its money. */
  const finish = async (
    of: { kind: 'donation' | 'dakshina'; amount: number; isCash: boolean; fate: Fate },
    acts: { markVoid: () => Promise<unknown>; giveBack: (isInCash: boolean) => Promise<unknown> },
  ) => {
    if (of.fate === 'void') {
      await acts.markVoid()
      return
    }
    own[of.kind] += of.amount
    if (of.isCash) own.drawer += of.amount
    if (of.fate !== 'refunded' && of.fate !== 'refunded_in_cash') return
    const isInCash = of.fate === 'refunded_in_cash'
    await acts.giveBack(isInCash)
    own.refunded += of.amount
    if (isInCash) own.drawer -= of.amount
  }

  const give = async ({
    method,
    amount: rupees,
    clerk: at,
    fate: end,
  }: Step & { what: 'give' }) => {
    const who = clerks[at] ?? boss
    const isHundi = method === 'hundi'
    const sent = { paymentMethod: method, amount: rupees, paidOn: day, ...details(method) }
    const name = isHundi ? {} : { fullName: `Donor ${(number += 1)}` }
    const done = okOf<RecordedDonation>(
      await who.post('/api/admin/counter-donations', { ...sent, ...name }),
    )
    const path = `/api/admin/donations/${done.reference}`
    if (method === 'cheque') {
      const outcome = end === 'bounced' ? 'bounced' : 'cleared'
      if (end !== 'void') okOf(await boss.post(`${path}/cheque`, { outcome, on: day }))
      if (end === 'bounced') return
    }
    const isVoidable = end === 'void'
    await finish(
      { kind: 'donation', amount: rupees, isCash: method === 'cash', fate: end },
      {
        markVoid: async () =>
          isVoidable &&
          okOf(
            await who.post(`/api/admin/counter-donations/${done.reference}/void`, {
              reason: 'Typed wrongly',
            }),
          ),
        giveBack: async (isInCash) =>
          okOf(await doTo(boss, done, 'return', { reason: 'Given twice', isInCash })),
      },
    )
    if (isHundi && end !== 'void') own.hundi += rupees
  }

  const pay = async ({
    method,
    amount: rupees,
    clerk: at,
    fate: end,
  }: Step & { what: 'dakshina' }) => {
    const who = clerks[at] ?? boss
    const booked = await book(app, { fullName: `Devotee ${(number += 1)}` })
    const input = { method, amount: rupees, ...details(method) }
    const { payments } = okOf<StaffDakshina>(await take(who, booked, input))
    // At the bank, and so in no sum.
    if (method === 'cheque') return
    const path = `/api/admin/dakshina/${payments[0]?.id}`
    await finish(
      { kind: 'dakshina', amount: rupees, isCash: method === 'cash', fate: end },
      {
        markVoid: async () => okOf(await who.post(`${path}/void`, { reason: 'Typed wrongly' })),
        giveBack: async (isInCash) =>
          okOf(await boss.post(`${path}/return`, { reason: 'Cancelled', isInCash })),
      },
    )
  }

  const sell = async ({ method, clerk: at }: Step & { what: 'sell' }) => {
    const sale = { lines: [{ id: thing, quantity: 1, price }], amount: price, method }
    const who = clerks[at] ?? boss
    okOf<StaffOrderDetails>(
      await who.post('/api/admin/counter-sales', { ...sale, ...details(method) }),
    )
    own.invoiced += price
    if (method !== 'cheque') own.order += price
    if (method === 'cash') own.drawer += price
  }

  const deliver = async ({ isRemitted }: Step & { what: 'cod' }) => {
    const { reference, amount: rupees } = await ordered(app)
    for (const each of ['pack', 'ship', 'deliver'])
      okOf(await boss.post(`/api/admin/orders/${reference}/${each}`, { courier: 'Delhivery' }))
    own.invoiced += rupees
    if (!isRemitted) return
    const transfer = { references: [reference], paidOn: day, utr: newUtr(), amount: rupees }
    okOf(await boss.post('/api/admin/orders-remitted', transfer))
    own.order += rupees
  }

  const buy = async ({ refund }: Step & { what: 'web' }) => {
    const { reference, amount: rupees } = await ordered(app, undefined, { payment: 'upi' })
    const path = `/api/admin/orders/${reference}`
    okOf(await boss.post(`${path}/confirm`, { utr: newUtr(), paidOn: day }))
    own.order += rupees
    if (refund === 'none') return
    okOf(await boss.post(`${path}/cancel`, { reason: 'Broken' }))
    const isInCash = refund === 'cash'
    okOf(await boss.post(`${path}/refund-record`, { note: 'Sent back', isInCash }))
    own.refunded += rupees
    if (isInCash) own.drawer -= rupees
  }

  const dayPath = `/api/admin/counter/days/${day}`
  const count = async ({ amount: rupees, clerk: at }: Step & { what: 'count' }) => {
    const { counts } = await get<DayBook>(boss, dayPath)
    const sent = counted(rupees, { counts: counts.length, hundiWitness: 'Suresh' })
    const { drawer } = okOf<DayBook>(await (clerks[at] ?? boss).post(`${dayPath}/count`, sent))
    expect(drawer?.expected).toBe(own.drawer)
  }

  const act = async (one: Step): Promise<void> => {
    if (one.what === 'give') return give(one)
    if (one.what === 'dakshina') return pay(one)
    if (one.what === 'sell') return sell(one)
    if (one.what === 'cod') return deliver(one)
    if (one.what === 'web') return buy(one)
    return count(one)
  }
  return { app, boss, own, dayPath, act }
}

const sumOf = (rows: readonly { amount: number }[]): number =>
  addRupees(...rows.map(({ amount: rupees }) => rupees))

type Totals = { all: { amount: number; returned: number } }

test(
  'whatever a day brings, every page makes the same rupees of it',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { app, boss, own, dayPath, act } = await open()
        for (const one of steps) await act(one)
        const takings = await get<Takings>(boss, '/api/admin/takings')
        const { received, refunds, byCashier, taxes } = takings
        const of = (kind: string) => sumOf(received.filter((one) => one.kind === kind))
        const { donation, dakshina, order } = own
        expect([of('donation'), of('dakshina'), of('order')]).toEqual([donation, dakshina, order])
        expect(addRupees(takings.all.amount, takings.hundi.amount)).toBe(
          donation + dakshina + order,
        )
        expect(takings.hundi.amount).toBe(own.hundi)
        expect(sumOf(byCashier)).toBe(donation + dakshina + order)
        const nobody = byCashier.filter(({ cashier }) => cashier === undefined)
        expect(nobody.every(({ method }) => method === 'cod' || method === 'upi')).toBe(true)
        expect(sumOf(refunds)).toBe(own.refunded)
        expect(addRupees(...taxes.map(({ total }) => total))).toBe(own.invoiced)
        expect(takings.drawer).toEqual({ expected: own.drawer, otherDays: 0 })
        expect((await get<DayBook>(boss, dayPath)).drawer?.expected).toBe(own.drawer)
        const totals = await Promise.all(
          ['donations/totals', 'dakshina/totals', 'shop-totals'].map((path) =>
            get<Totals>(boss, `/api/admin/${path}?month=2026-11`),
          ),
        )
        expect(totals.map(({ all }) => all.amount)).toEqual([donation, dakshina, order])
        expect(addRupees(...totals.map(({ all }) => all.returned))).toBe(own.refunded)
        const year = await get<TakingsYear>(boss, '/api/admin/takings/year')
        for (const kind of ['donation', 'dakshina', 'order'] as const)
          expect(sumOf(year.byMonth.filter((one) => one.kind === kind))).toBe(own[kind])
        expect([year.all.amount, sumOf(year.byMethod), sumOf(year.byPurpose)]).toEqual(
          Array.from({ length: 3 }, () => donation + dakshina + order),
        )
        expect(year.refunded.amount).toBe(own.refunded)
        const listed = await get<{ amount: number }>(boss, '/api/admin/takings/payments')
        expect(listed.amount).toBe(donation + dakshina + order)
        expect(await findBooksFaults(app.db, day, 'Asia/Kolkata', booksDeps)).toEqual([])
      }),
      { examples: [[fullDay]], numRuns: isProof ? 40 : 2, ...(seed !== undefined && { seed }) },
    )
  },
)

test('a page that disagrees about yesterday is noticed', async () => {
  const { app, act } = await open()
  await act({ what: 'give', method: 'cash', amount: 501, clerk: 0, fate: 'kept' })
  const check = createBooksCheck(() => new Date(saturdayNoon.getTime() + 24 * 60 * 60_000))
  await app.db('donations').update({ amount: 500 })
  expect(await check(app.db)).toBe(true)
})
