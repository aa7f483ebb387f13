import { describe, expect, test } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  change,
  mailsOf,
  payload,
  problemOf,
  sankalp,
  saturdayNoon,
  setCapacity,
  setRules,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import { bookingData } from './owners.ts'

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
  test('to another day: its status, its link and the devotee’s own move stay, and the devotee gets an email', async () => {
    const { app, set, move, byLink } = await open()
    okOf(await set({ status: 'confirmed' }))
    const moved = okOf<StaffBookingDetails>(await move(evening, 2))
    expect(moved).toMatchObject({ status: 'confirmed', preferredDate: '2026-12-03' })
    expect(await takenOf(app, payload)).toBe(0)
    expect(await takenOf(app, evening)).toBe(1)
    expect(await byLink()).toMatchObject({ preferredTime: 'evening', canReschedule: true })
    const mail = (await mailsOf(app)).at(-1)
    expect(mail?.subject).toContain('The temple has given your booking a new time')
    expect(mail?.text).toContain('Tue, 1 Dec 2026, Morning')
    expect((await auditOf(app)).at(-1)).toMatchObject({ action: 'moved' })
  })

  test('even at short notice, but never to a full or closed slot, a past day, or the same time', async () => {
    const { app, move } = await open()
    await setRules(app, { lead_minutes: 60 * 24 * 20, closed_dates: '["2026-12-04"]' })
    expect(problemOf(await move({ preferredDate: '2026-12-04' })).code).toBe('slot_closed')
    expect(problemOf(await move({ preferredDate: '2026-11-20' })).code).toBe('invalid_input')
    expect(problemOf(await move({})).detail).toContain('a different time')
    await setCapacity(app, 1)
    await setRules(app, { lead_minutes: null })
    await book(app, { preferredDate: '2026-12-05' })
    expect(problemOf(await move({ preferredDate: '2026-12-05' })).code).toBe('slot_full')
    expect(await takenOf(app, payload)).toBe(1)
    await setRules(app, { lead_minutes: 60 * 24 * 20 })
    okOf(await move(evening))
  })

  test('and can undo it for ten seconds: place, exact time and email are as before', async () => {
    const { app, move, undo, see } = await open()
    okOf(await move({ exactTime: '09:15' }))
    okOf(await move(evening, 2))
    expect((await see()).exactTime).toBeUndefined()
    okOf(await undo(3))
    expect(await see()).toMatchObject({ preferredDate: '2026-12-01', exactTime: '09:15' })
    expect(await takenOf(app, payload)).toBe(1)
    expect(await takenOf(app, evening)).toBe(0)
    okOf(await undo(2))
    expect((await see()).exactTime).toBeUndefined()
    expect(await mailsOf(app)).toHaveLength(2)
  })

  test('and calendars, which take only what is newer, follow there and back', async () => {
    const { setClock, move, undo, calendar } = await open()
    const seen: string[] = []
    const look = async () => {
      const file = await calendar()
      const valueOf = (name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(file)?.[1] ?? ''
      seen.push(`${valueOf('SEQUENCE').padStart(3, '0')} ${valueOf('DTSTAMP')}`)
      setClock(new Date(saturdayNoon.getTime() + 2000 * seen.length).toISOString())
      return valueOf('DTSTART')
    }
    const [first, moved] = [await look(), okOf(await move(evening)) && (await look())]
    okOf(await undo(2))
    expect(await look()).toBe(first)
    okOf(await move(evening))
    expect(await look()).toBe(moved)
    okOf(await undo(2))
    await look()
    expect(seen).toEqual(seen.toSorted())
    expect(new Set(seen.map((one) => one.slice(0, 3))).size).toBe(seen.length)
  })

  test('but not back into a place that somebody has taken since', async () => {
    const { app, move, undo, see } = await open()
    await setCapacity(app, 1)
    okOf(await move(evening))
    await book(app, { preferredDate: '2026-12-01' })
    expect(problemOf(await undo(2)).detail).toContain('stays where it is')
    expect(await see()).toMatchObject({ preferredDate: '2026-12-03' })
    expect(await takenOf(app, evening)).toBe(1)
  })
})

describe('An exact time', () => {
  test('is in the booking, the email and the calendar file', async () => {
    const { app, move, byLink, calendar } = await open()
    okOf(await move({ exactTime: '08:30' }))
    expect((await byLink()).exactTime).toBe('08:30')
    expect((await mailsOf(app)).at(-1)?.text).toContain('8:30 AM')
    const file = await calendar()
    expect(file).toContain('DTSTART:20261201T030000Z')
    expect(file).toContain('DTEND:20261201T043000Z')
    expect(file).toContain('SEQUENCE:1')
  })

  test('lies within its part of the day', async () => {
    const { move } = await open()
    for (const exactTime of ['10:00', '05:59', '25:00', 'noon'])
      expect((await move({ exactTime })).status).toBe(400)
  })

  test('goes when the devotee moves the booking', async () => {
    const { app, booking, move, byLink } = await open()
    okOf(await move({ exactTime: '08:30' }))
    const to = { preferredDate: '2026-12-02', preferredTime: 'morning' }
    okOf(await change(app, booking, 'reschedule', to))
    const { exactTime, trail } = await byLink()
    expect(exactTime).toBeUndefined()
    expect(trail.at(-1)?.movedFrom?.exactTime).toBe('08:30')
  })
})

test('a reason for cancelling is kept and told to the devotee; other steps have none', async () => {
  const { app, set, byLink } = await open()
  const reason = 'The priest is ill.'
  expect((await set({ status: 'confirmed', reason })).status).toBe(400)
  okOf(await set({ status: 'cancelled', reason }))
  expect((await byLink()).trail.at(-1)).toMatchObject({ status: 'cancelled', reason })
  expect((await mailsOf(app)).at(-1)?.text).toContain(reason)
  expect(JSON.stringify(await auditOf(app))).not.toContain(reason)
})

describe('Names, notes and the priest', () => {
  const details = { fullName: 'Meera Kulkarni', names: ['Mira Kulkarni'], gotra: 'Kashyapa' }

  test('are changed; the log names the fields and nothing in them', async () => {
    const { app, desk, path } = await open()
    const input = { ...details, priest: 'Joshi Guruji', notes: 'Comes by wheelchair.' }
    const changed = okOf<StaffBookingDetails>(await changeFrom(desk, 'PUT', path, 1, input))
    expect(changed).toMatchObject({
      sankalp: { names: ['Mira Kulkarni'], gotra: 'Kashyapa', isGotraUnknown: false },
      priest: 'Joshi Guruji',
      version: 2,
    })
    const log = JSON.stringify(await auditOf(app))
    expect(log).toContain('Internal notes')
    for (const value of ['Mira', 'Kashyapa', 'Joshi', 'wheelchair'])
      expect(log).not.toContain(value)
    const found = await get<{ items: object[] }>(desk, '/api/admin/bookings?search=mira')
    expect(found.items).toHaveLength(1)
  })

  test('never reach the devotee’s page; their data has them, and erasing deletes them and the reason', async () => {
    const { app, desk, path, booking, byLink, set } = await open()
    okOf(
      await changeFrom(desk, 'PUT', path, 1, { ...details, priest: 'Joshi Guruji', notes: 'Deaf' }),
    )
    okOf(await set({ status: 'cancelled', reason: 'Deaf' }))
    const shown = await byLink()
    expect(shown).not.toHaveProperty('notes')
    expect(shown).not.toHaveProperty('priest')
    const meera = { email: booking.email, isLookedFor: true }
    const [theirs] = (await bookingData.read(app.db, meera)) as { notes?: string }[]
    expect(theirs?.notes).toBe('Deaf')
    await bookingData.forget(app.db, meera, app.now())
    const [row] = await app.db('puja_bookings').select('notes', 'priest')
    expect(row).toEqual({ notes: null, priest: null })
    expect(await app.db('booking_steps').whereNotNull('reason')).toEqual([])
  })
})
