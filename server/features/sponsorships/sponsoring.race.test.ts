import { expect, test } from 'vitest'
import type { Donation } from '#contract/donations/public.ts'
import { transact } from '#server/db/db.ts'
import { okOf } from '#server/test/admin.ts'
import { doTo, newUtr } from '#server/test/donationAdmin.ts'
import { minutesLater } from '#server/test/donations.ts'
import { choice, counterGift, dayPath, sponsorTemple } from '#server/test/sponsorships.ts'

const statuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted()

const days = (count: number) => Array.from({ length: count })

test('of many who want the last places of a day, exactly as many get one', async () => {
  const { app, tryToHold, admin, sponsorshipId } = await sponsorTemple({ places: 2 })
  const atCounter = () => admin.post(dayPath, { sponsorshipId, ...choice, ...counterGift })
  const replies = await Promise.all([
    ...days(4).map(() => tryToHold()),
    ...days(3).map(() => atCounter()),
  ])
  expect(statuses(replies)).toEqual([200, 200, 409, 409, 409, 409, 409])
  const places = await app.db('sponsored_days').whereNotNull('place').pluck('place')
  expect(places.toSorted()).toEqual([1, 2])
  const gifts = await app.db('donations').whereNotNull('sponsored_day_id').pluck('status')
  const taken = await app.db('sponsored_days').whereNotNull('donation_id').pluck('id')
  expect(gifts).toHaveLength(taken.length)
})

test('transactions that take places at the same moment wait for each other, whatever they are', async () => {
  const { app, sponsorshipId, hold } = await sponsorTemple({ places: 3 })
  for (const date of ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10']) {
    const expired = await hold({ date })
    await app.db('sponsored_days').where({ date }).update({ held_until: '2026-11-20' })
    const take = () =>
      transact(app.db, (trx) => app.sponsoring.hold(trx, { sponsorshipId, ...choice, date }))
    const again = () =>
      transact(app.db, (trx) =>
        app.sponsoring.prepare(trx, { sponsoredDay: expired.id, amount: expired.amount }),
      )
    const outcomes = await Promise.allSettled([again(), ...days(6).map(take), again()])
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'slot_full' })
    const places = await app.db('sponsored_days').where({ date }).whereNotNull('place')
    expect(places.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
  }
})

test('an expired hold is taken over once, also by its own late gift', async () => {
  const temple = await sponsorTemple()
  const { app, hold, tryToHold, tryToPledge } = temple
  const { id } = await hold()
  minutesLater(temple, 31)
  const replies = await Promise.all([
    tryToPledge(id),
    ...days(3).map(() => tryToHold()),
    tryToPledge(id),
  ])
  const places = await app.db('sponsored_days').whereNotNull('place').pluck('id')
  expect(places).toHaveLength(1)
  // Both gifts are of the same devotee, who tried again; or somebody else was first.
  expect(statuses(replies).filter((status) => status === 200)).toHaveLength(
    places[0] === id ? 2 : 1,
  )
})

test('money found for a day that was freed, a move and a new devotee: one of them has the day', async () => {
  const { app, admin, hold, tryToHold, tryToPledge, change } = await sponsorTemple()
  const { id } = await hold()
  const late = okOf<Donation>(await tryToPledge(id))
  okOf(await doTo(admin, late, 'cancel'))
  const other = await hold({ date: '2026-12-08' })
  okOf(await tryToPledge(other.id))
  const confirm = { paidOn: '2026-11-21', utr: newUtr() }
  const replies = await Promise.all([
    doTo(admin, late, 'confirm', confirm),
    change(other.id, 'move', { date: choice.date }),
    tryToHold(),
    change(other.id, 'free'),
  ])
  expect(replies.every(({ status }) => [200, 404, 409, 412].includes(status))).toBe(true)
  const onDay = { date: choice.date }
  expect(await app.db('sponsored_days').where(onDay).whereNotNull('place')).toHaveLength(1)
  expect(await app.db('donations').where({ id: late.id }).pluck('status')).toEqual(['succeeded'])
})
