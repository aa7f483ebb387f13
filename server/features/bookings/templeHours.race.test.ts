import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { WholeTemple } from '#contract/site/specialDaysAdmin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  payload,
  problemOf,
  sendBooking,
  setCapacity,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  const { app } = made
  await app.db('slot_ceilings').delete()
  const admin = await person(app, { role: 'admin' })
  const body = (hours: string) => ({ method: 'PUT', body: { hours } })
  return {
    ...made,
    admin,
    setDay: (date: string, hours: string) =>
      admin.send(`/api/admin/temple-days/${date}`, body(hours)),
    removeDay: (date: string) => admin.send(`/api/admin/temple-days/${date}`, { method: 'DELETE' }),
    setCeilings: async (ceilings: object, from?: number) => {
      const { version } = await get<WholeTemple>(admin, '/api/admin/temple-days')
      return changeFrom(admin, 'PUT', '/api/admin/slot-ceilings', from ?? version, ceilings)
    },
    morningOf: async (pujaType: string) => {
      const path = `/api/puja-bookings/availability?pujaType=${pujaType}&from=2026-12-01&to=2026-12-01`
      return (await get<Availability>(admin, path)).days[0]?.slots[0]
    },
    site: () => get<Site>(admin, '/api/site'),
  }
}

const day = '2026-12-01'

describe('A day on which the temple is closed', () => {
  test('is never in the past; its hours can be read; two people at once lose nothing', async () => {
    const { setDay, site } = await open()
    expect(problemOf(await setDay('2026-11-20', 'Closed')).detail).toContain('This day is over')
    expect((await setDay(day, '25 o’clock')).status).toBe(400)
    const both = [setDay('2026-12-02', '5 AM-11 PM'), setDay(day, 'Closed')]
    for (const reply of await Promise.all(both)) okOf(reply)
    expect((await site()).specialDays?.map(({ date }) => date)).toEqual([day, '2026-12-02'])
  })
})

describe('A day with other hours', () => {
  test('closes what lies wholly outside them, with the reason, and offers the rest', async () => {
    const { app, admin, setDay } = await open()
    okOf(await setDay('2026-12-03', '5-6 AM'))
    okOf(await setDay('2026-12-04', '9 AM-1 PM'))
    const path = '/api/puja-bookings/availability?pujaType=ganesh&from=2026-12-03&to=2026-12-04'
    const { days } = await get<Availability>(admin, path)
    const closed = days.map(({ slots }) => slots.map(({ isClosed }) => isClosed))
    expect(closed).toEqual([
      [true, true, true],
      [false, false, true],
    ])
    const early = { pujaType: 'ganesh', preferredDate: '2026-12-03' }
    const refused = problemOf(await sendBooking(app, early))
    expect(refused).toMatchObject({
      code: 'slot_closed',
      detail: 'The temple’s hours on that day are 5-6 AM. Please choose another time or day.',
    })
    expect(refused.freeSlots?.some(({ date }) => date === '2026-12-03')).toBe(false)
    await book(app, { pujaType: 'ganesh', preferredDate: '2026-12-04' })
  })
})

describe('The ceiling of a part of the day', () => {
  test('of two people who set it at once the second is shown what the first saved', async () => {
    const { admin, setCeilings } = await open()
    const seen = await get<WholeTemple>(admin, '/api/admin/temple-days')
    const both = [{ morning: 4 }, { evening: 6 }].map((each) => setCeilings(each, seen.version))
    const replies = await Promise.all(both)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const refused = replies.find(({ status }) => status === 412)
    expect(refused && problemOf(refused).code).toBe('changed_meanwhile')
    const first = replies.find(({ status }) => status === 200)
    expect(await get(admin, '/api/admin/temple-days')).toEqual(first && okOf(first))
    okOf(await setCeilings({ morning: 4, evening: 6 }))
  })

  test('is never passed by many at once, and a full puja takes nothing of it', async () => {
    const { app, setCeilings } = await open()
    await setCapacity(app, 2)
    okOf(await setCeilings({ morning: 3 }))
    const pujas = ['ganesh', 'lakshmi', 'custom', 'satyanarayana']
    const replies = await Promise.all(
      [...pujas, ...pujas, ...pujas].map((pujaType) => sendBooking(app, { pujaType })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await takenOf(app, { ...payload, pujaType: 'all' })).toBe(3)
    okOf(await setCeilings({}))
    await book(app, { pujaType: 'ganesh', preferredDate: '2026-12-02' })
    await book(app, { pujaType: 'ganesh', preferredDate: '2026-12-02' })
    const full = { pujaType: 'ganesh', preferredDate: '2026-12-02' }
    expect((await sendBooking(app, full)).status).toBe(409)
    expect(await takenOf(app, { ...payload, pujaType: 'all', preferredDate: '2026-12-02' })).toBe(2)
  })
})
