import { describe, expect, test } from 'vitest'
import type { Availability } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { slotMinutes, usualSlots } from '#contract/bookings/pujas.ts'
import { lastMinuteToBook, shortestMinutesOf } from '#contract/bookings/slotNotice.ts'
import { okOf } from '#server/test/admin.ts'
import {
  book,
  change,
  mailsOf,
  payload,
  problemOf,
  sankalp,
  sendBooking,
  setCapacity,
  setRules,
  sharedTemple,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'

const temple = sharedTemple()

const today = '2026-11-21'
const tonight = { preferredDate: today, preferredTime: 'evening' }
const at = (clock: string) => new Date(`${today}T${clock}:00+05:30`)
const { email: _, ...input } = payload

const slotOf = async (app: TestApp, pujaType: string, slot = 'evening', date = today) => {
  const reply = await app.send(
    `/api/puja-bookings/availability?pujaType=${pujaType}&from=${date}&to=${date}`,
  )
  return (reply.json() as Availability).days[0]?.slots.find((each) => each.slot === slot)
}

const words =
  'It is too late to book this time: the priests need time to prepare. Please choose another.'

describe('A puja that no longer fits into its slot', () => {
  // Satyanarayana takes three hours at least, and the priest an hour: four before 8 PM.
  test('is closed for devotees, who read why and what is free', async () => {
    const { app, setClock } = await temple(at('16:00'))
    expect(await slotOf(app, 'satyanarayana')).toMatchObject({ isClosed: false })
    await book(app, tonight)
    setClock(at('16:01').toISOString())
    expect(await slotOf(app, 'satyanarayana')).toMatchObject({ isClosed: true, isTooLate: true })
    const refused = problemOf(await sendBooking(app, tonight))
    expect(refused).toMatchObject({ status: 409, code: 'slot_closed', detail: words })
    expect(refused.freeSlots?.[0]).toEqual({ date: '2026-11-22', slot: 'evening' })
  })

  test('is refused as well if it was sent before, and arrives late', async () => {
    const { app } = await temple(at('19:43'))
    expect(problemOf(await sendBooking(app, tonight, 'written-offline')).detail).toBe(words)
  })

  test('is no longer a time to move to', async () => {
    const { app, setClock } = await temple(at('15:00'))
    await setRules(app, { change_minutes: 0 })
    const booking = await book(app, { preferredDate: '2026-11-24', preferredTime: 'evening' })
    setClock(at('16:01').toISOString())
    expect(problemOf(await change(app, booking, 'reschedule', tonight)).detail).toBe(words)
  })

  test('can be as long or as quick to prepare as the temple says', async () => {
    const { app } = await temple(at('16:01'))
    await setRules(app, { prepare_minutes: 30 })
    expect(await slotOf(app, 'satyanarayana')).toMatchObject({ isClosed: false })
    await app.db('pujas').where({ id: 'satyanarayana' }).update({ hours_from: 3.5 })
    expect(await slotOf(app, 'satyanarayana')).toMatchObject({ isTooLate: true })
  })

  test('is still taken at the counter, and staff may move one there, until the slot is over', async () => {
    const { app, setClock } = await temple(at('15:00'))
    const later = await book(app, { preferredDate: '2026-11-24' })
    setClock(at('19:59').toISOString())
    const desk = await person(app, { role: 'desk' })
    const walkIn = { ...input, ...tonight, way: 'walk_in', sankalp }
    okOf(await desk.post('/api/admin/counter-bookings', walkIn))
    const path = `/api/admin/bookings/${later.reference}/move`
    okOf<StaffBookingDetails>(await desk.post(path, { ...tonight, steps: 1 }))
    setClock(at('20:00').toISOString())
    expect(problemOf(await desk.post('/api/admin/counter-bookings', walkIn)).detail).toMatch(
      'already passed',
    )
  })

  test('at moonrise must be booked an hour before its two hours', async () => {
    const { app, setClock } = await temple('2026-11-27T19:20:00+05:30')
    const fast = ['sankashti', 'moonrise', '2026-11-27'] as const
    expect(await slotOf(app, ...fast)).toMatchObject({ isClosed: false })
    setClock('2026-11-27T19:21:00+05:30')
    expect(await slotOf(app, ...fast)).toMatchObject({ isTooLate: true })
  })
})

test('what a phone offers to the last minute is taken, and a minute later both refuse', async () => {
  const { app, setClock } = await temple(at('00:00'))
  await setCapacity(app, 1000)
  const pujas = (await app.send('/api/pujas')).json() as Puja[]
  for (const { id, hours, notice } of pujas) {
    const needs = { ...notice, shortestMinutes: shortestMinutesOf(hours) }
    for (const slot of usualSlots) {
      const last = lastMinuteToBook(slotMinutes(slot), needs)
      for (const [minute, status] of [
        [last, 200],
        [last + 1, 409],
      ] as const) {
        const clock = [Math.floor(minute / 60), minute % 60]
        setClock(at(clock.map((part) => String(part).padStart(2, '0')).join(':')).toISOString())
        const offered = await slotOf(app, id, slot)
        const when = { preferredDate: today, preferredTime: slot }
        const reply = await sendBooking(app, { pujaType: id, ...when })
        expect([id, slot, clock, offered?.isClosed, reply.status]).toEqual([
          id,
          slot,
          clock,
          status === 409,
          status,
        ])
      }
    }
  }
})

test('a puja asked for on its own day asks the devotee to call, and later ones do not', async () => {
  const { app } = await temple(at('12:00'))
  await book(app, tonight)
  await book(app, { ...tonight, preferredDate: '2026-11-22' })
  const toDevotee = (await mailsOf(app)).filter(({ to }) => to === payload.email)
  const call = 'Please also call us, so that we can confirm it in time: +91 20 5550 0108'
  expect(toDevotee.map(({ text }) => text.includes(call))).toEqual([true, false])
})
