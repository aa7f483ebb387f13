import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { bookingIcsPath } from '#contract/bookings/public.ts'
import { book, change, mailsOf, sharedTemple } from '#server/test/bookings.ts'

const temple = sharedTemple()

const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const [component, ...others] = calendar.getAllSubcomponents('vevent')
  if (!component) throw new Error('no event')
  expect(others).toEqual([])
  const event = new ICAL.Event(component)
  return {
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    description: event.description,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    isUtc: event.startDate.zone === ICAL.Timezone.utcTimezone,
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  }
}

describe('A booking’s calendar file', () => {
  test('has the slot’s times as instants, and reminds of it', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const reply = await app.send(bookingIcsPath(booking))
    expect(reply.status).toBe(200)
    expect(reply.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-disposition': `attachment; filename="${booking.reference.toLowerCase()}.ics"`,
    })
    expect(read(reply.text)).toEqual({
      uid: `${booking.id}@temple.example`,
      sequence: 0,
      summary: 'Requested: Satyanarayana Puja, Shri Ganesha Mandir',
      location: 'Shri Ganesha Mandir, 108 Modak Lane, Kasba Peth, Pune, Maharashtra 411011, India',
      description: [
        'The temple has not confirmed it yet.',
        `Reference: ${booking.reference}`,
        'Morning (6 AM - 10 AM)',
        'Shri Ganesha Mandir, +91 20 5550 0108',
      ].join('\n'),
      status: 'TENTATIVE',
      start: '2026-12-01T00:30:00.000Z',
      end: '2026-12-01T04:30:00.000Z',
      isUtc: true,
      alarms: ['-P1D', '-PT2H'],
    })
    // Calendars are shared: the secret stays out of them.
    expect(reply.text).not.toContain(booking.token)
    for (const line of reply.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76)
    expect(reply.text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })

  test('is the same bytes while the booking is the same, and the same event once it is moved', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const path = bookingIcsPath(booking)
    const first = await app.send(path)
    expect((await app.send(path)).text).toBe(first.text)
    await change(app, booking, 'reschedule', {
      preferredDate: '2026-12-05',
      preferredTime: 'evening',
    })
    const moved = read((await app.send(path)).text)
    expect(moved).toMatchObject({
      uid: read(first.text).uid,
      sequence: 1,
      start: '2026-12-05T10:30:00.000Z',
      end: '2026-12-05T14:30:00.000Z',
    })
    await change(app, booking, 'cancel')
    const cancelled = read((await app.send(path)).text)
    expect(cancelled).toMatchObject({ sequence: 2, status: 'CANCELLED', alarms: [] })
  })

  test.each([
    ['2026-11-29T23:00:00Z', ['-P1D', '-PT2H']],
    ['2026-11-30T06:30:00Z', ['-PT2H']],
    ['2026-11-30T23:30:00Z', []],
  ])('has no alarm whose moment had passed when it was booked: at %s', async (at, alarms) => {
    const { app } = await temple(at)
    const booking = await book(app)
    expect(read((await app.send(bookingIcsPath(booking))).text)).toMatchObject({ alarms })
  })

  test('comes with the mails to the devotee, and only with those', async () => {
    const { app } = await temple()
    const booking = await book(app)
    const [devotee, office] = await mailsOf(app)
    expect(devotee?.icalEvent).toBe((await app.send(bookingIcsPath(booking))).text)
    expect(office?.icalEvent).toBeUndefined()
  })

  test('is nowhere without the right token', async () => {
    const { app } = await temple()
    const { reference, token } = await book(app)
    for (const path of [
      `/booking/${reference}.ics`,
      `/booking/${reference}.ics?token=${token.toLowerCase()}x`,
      `/booking/pj-2026-aaaaaa.ics?token=${token}`,
    ]) {
      expect((await app.send(path)).status).toBe(404)
    }
    const posted = await app.send(`/booking/${reference}.ics?token=${token}`, { method: 'POST' })
    expect(posted.status).toBe(405)
  })
})
