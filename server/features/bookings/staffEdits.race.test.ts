import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { changeFrom, get, okOf } from '#server/test/admin.ts'
import { book, change, payload, sankalp, sharedTemple, takenOf } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const open = async () => {
  const made = await temple()
  const desk = await person(made.app, { role: 'desk' })
  const booking = await book(made.app, { sankalp })
  const path = `/api/admin/bookings/${booking.reference}`
  const move = (to: object, steps = 1) =>
    desk.post(`${path}/move`, {
      steps,
      preferredDate: payload.preferredDate,
      preferredTime: payload.preferredTime,
      ...to,
    })
  return {
    ...made,
    desk,
    booking,
    path,
    move,
    set: (body: object) => desk.post(`${path}/status`, body),
    undo: (steps: number) => desk.post(`${path}/undo`, { steps }),
    see: () => get<StaffBookingDetails>(desk, path),
    byLink: async () => {
      const shown = await made.app.send(
        `/api/puja-bookings/${booking.reference}?token=${booking.token}`,
      )
      return shown.json() as Booking
    },
    calendar: async () =>
      (await made.app.send(`/booking/${booking.reference}.ics?token=${booking.token}`)).text,
  }
}

const evening = { ...payload, preferredDate: '2026-12-03', preferredTime: 'evening' }

describe('The temple moves a booking', () => {
  test('of two people and a devotee at once only one changes it; the others are told', async () => {
    const { app, booking, move, see } = await open()
    const replies = await Promise.all([
      move(evening),
      move({ preferredDate: '2026-12-02' }),
      change(app, booking, 'cancel'),
    ])
    const statuses = replies.map(({ status }) => status)
    const { trail, status, preferredDate, preferredTime } = await see()
    // A devotee may cancel what was moved; staff never move what has changed.
    expect(trail).toHaveLength(1 + statuses.filter((code) => code === 200).length)
    expect(statuses.slice(0, 2).filter((code) => code === 200).length).toBeLessThan(2)
    expect(statuses).toContain(409)
    const taken = await takenOf(app, { ...payload, preferredDate, preferredTime })
    expect(taken).toBe(status === 'cancelled' ? 0 : 1)
  })
})

describe('Names, notes and the priest', () => {
  const details = { fullName: 'Meera Kulkarni', names: ['Mira Kulkarni'], gotra: 'Kashyapa' }

  test('are changed by one of two people at once', async () => {
    const { desk, path } = await open()
    okOf(await changeFrom(desk, 'PUT', path, 1, details))
    expect((await changeFrom(desk, 'PUT', path, 1, details)).status).toBe(412)
  })
})
