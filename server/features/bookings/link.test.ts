import { describe, expect, test } from 'vitest'
import { bookingIcsPath, bookingPath, lastLinkDay } from '#contract/bookings/links.ts'
import type { Booking } from '#contract/bookings/public.ts'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import { transact } from '#server/db/db.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import {
  address,
  book,
  bookingOf,
  change,
  mailsOf,
  payload,
  post,
  problemOf,
  sharedTemple,
} from '#server/test/bookings.ts'
import { person, signedIn, type Person } from '#server/test/people.ts'
import type { TestApp } from '#server/test/testApp.ts'

const temple = sharedTemple()

const seen = (app: TestApp, { reference, token }: Pick<Booking, 'reference' | 'token'>) =>
  app.send(`/api/puja-bookings/${reference}?token=${token}`)

const renew = (app: TestApp, { reference, token }: Booking, key?: string) =>
  post(app, `/api/puja-bookings/${reference}/new-link`, { token }, key)

/** Booked while logged in. */
const bookBy = async (who: Person, changes: object = {}): Promise<Booking> =>
  bookingOf(await who.post('/api/puja-bookings', { ...payload, email: who.email, ...changes }))

describe('The person who booked it while logged in', () => {
  test('sees and changes it without its link, and gets its calendar file', async () => {
    const { app } = await temple()
    const asha = await person(app)
    const { reference } = await bookBy(asha, { includePrasad: true })
    const path = `/api/puja-bookings/${reference}`
    expect(bookingOf(await asha.send(path)).fullName).toBe(payload.fullName)
    expect((await asha.send(bookingIcsPath({ reference }))).text).toContain('BEGIN:VEVENT')
    const given = bookingOf(await asha.post(`${path}/address`, { address }))
    expect(given.isAddressMissing).toBe(false)
    const to = { preferredDate: '2026-12-02', preferredTime: 'evening' }
    expect(bookingOf(await asha.post(`${path}/reschedule`, to))).toMatchObject(to)
    expect(bookingOf(await asha.post(`${path}/cancel`, {})).status).toBe('cancelled')
  })

  test('is the only one: others need the link, and so does anyone who has logged out', async () => {
    const { app } = await temple()
    const [asha, ravi] = [await person(app), await person(app)]
    const { reference, token } = await bookBy(asha)
    const path = `/api/puja-bookings/${reference}`
    for (const who of [ravi, app]) {
      expect((await who.send(path)).status).toBe(404)
      expect((await who.send(bookingIcsPath({ reference }))).status).toBe(404)
      expect(bookingOf(await who.send(`${path}?token=${token}`)).reference).toBe(reference)
    }
    expect((await ravi.post(`${path}/cancel`, {})).status).toBe(404)
    await asha.post('/api/auth/logout', {})
    expect((await asha.send(path)).status).toBe(404)
  })
})

describe('The link of a booking', () => {
  test('ends 90 days after the puja, for everything it can do, and says so', async () => {
    const { app, setClock } = await temple()
    const booking = await book(app, { includePrasad: true })
    expect(lastLinkDay(payload.preferredDate)).toBe('2027-03-01')
    // The last minute of that day at the temple, and the next.
    setClock('2027-03-01T18:29:00Z')
    expect((await seen(app, booking)).status).toBe(200)
    setClock('2027-03-01T18:30:00Z')
    const to = { preferredDate: '2027-03-05', preferredTime: 'morning' }
    const refused = [
      await seen(app, booking),
      await app.send(bookingIcsPath(booking)),
      await change(app, booking, 'cancel'),
      await change(app, booking, 'reschedule', to),
      await change(app, booking, 'address', { address }),
      await renew(app, booking),
    ]
    for (const reply of refused) expect(reply.status).toBe(410)
    expect(problemOf(await seen(app, booking))).toMatchObject({
      code: 'link_over',
      detail:
        'This booking link expired 90 days after the puja. If you booked with an account, please log in to see your booking.',
    })
    // Without the right one, nobody learns that.
    expect((await seen(app, { ...booking, token: 'x' })).status).toBe(404)
  })

  test('that has expired still leaves the booking to the person who booked it while logged in', async () => {
    const { app, setClock } = await temple()
    const asha = await person(app)
    const { reference } = await bookBy(asha)
    setClock('2027-06-01T06:30:00Z')
    const later = await signedIn(app, asha)
    expect(bookingOf(await later.send(`/api/puja-bookings/${reference}`)).reference).toBe(reference)
  })

  test('that has expired is in no later email', async () => {
    const { app, setClock } = await temple()
    const booking = await book(app)
    setClock('2027-06-01T06:30:00Z')
    const [devotee] = await mailsOf(app)
    expect(devotee?.text).not.toContain(booking.token)
    expect(devotee?.text).toContain('The link to your booking expired 90 days after the puja.')
  })
})

describe('A new link', () => {
  test('opens the booking, and the one before opens nothing', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const renewed = bookingOf(await renew(app, booking))
    expect(renewed).toEqual({ ...booking, token: expect.stringMatching(/^[\w-]{22}$/) })
    expect(renewed.token).not.toBe(booking.token)
    expect(bookingOf(await seen(app, renewed))).toEqual(renewed)
    const refused = [
      await seen(app, booking),
      await app.send(bookingIcsPath(booking)),
      await change(app, booking, 'cancel'),
      await renew(app, booking),
    ]
    for (const reply of refused) expect(reply.status).toBe(404)
    const again = bookingOf(await renew(app, renewed))
    expect((await seen(app, renewed)).status).toBe(404)
    expect((await seen(app, again)).status).toBe(200)
  })

  test('is made once, however often it is requested under one key', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const first = await renew(app, booking, 'one-key')
    const again = await renew(app, booking, 'one-key')
    expect(again.text).toBe(first.text)
    expect((await seen(app, bookingOf(first))).status).toBe(200)
  })

  test('is emailed only to the devotee, and is in emails that were still waiting', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const renewed = bookingOf(await renew(app, booking))
    const mails = await mailsOf(app)
    expect(mails.map(({ to }) => to)).toEqual([
      payload.email,
      'namaste@ganeshamandir.example',
      payload.email,
    ])
    for (const { text } of mails) expect(text).not.toContain(booking.token)
    const toDevotee = mails.filter(({ to }) => to === payload.email)
    for (const { text } of toDevotee) expect(text).toContain(bookingPath(renewed))
    expect(mails[2]?.subject).toMatch(/^A new link to your booking: /)
    expect(mails[2]?.icalEvent).toBeUndefined()
  })

  test('is made by staff once for each link they saw, and is in the activity log', async () => {
    const { app } = await temple()
    const priest = await person(app, { role: 'priest' })
    const booking = await book(app)
    const path = `/api/admin/bookings/${booking.reference}`
    const { linkVersion } = await get<StaffBookingDetails>(priest, path)
    const before = (await auditOf(app)).length
    const press = () => priest.post(`${path}/new-link`, { replaces: linkVersion })
    expect(okOf<StaffBookingDetails>(await press()).linkVersion).toBe(linkVersion + 1)
    expect(okOf<StaffBookingDetails>(await press()).linkVersion).toBe(linkVersion + 1)
    expect((await seen(app, booking)).status).toBe(404)
    const log = (await auditOf(app)).slice(before)
    expect(log).toMatchObject([
      { subject: 'booking', subjectId: booking.reference, action: 'link_renewed' },
    ])
    const mails = await mailsOf(app)
    expect(mails).toHaveLength(3)
    expect(JSON.stringify(await priest.send(path))).not.toContain('token')
  })

  test('is not made if there is nothing to open', async () => {
    const { app, setClock } = await temple()
    const booking = await book(app)
    const priest = await person(app, { role: 'priest' })
    const unknown = '/api/admin/bookings/PJ-2026-AAAAAA/new-link'
    expect((await priest.post(unknown, { replaces: 0 })).status).toBe(404)
    setClock('2027-06-01T06:30:00Z')
    await expect(
      transact(app.db, (trx) => app.bookings.renewLink(trx, booking.reference)),
    ).rejects.toMatchObject({ code: 'link_over' })
  })
})
