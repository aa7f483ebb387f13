import { describe, expect, test } from 'vitest'
import {
  address,
  book,
  bookingOf,
  change,
  countBookings,
  mailsOf,
  payload,
  problemOf,
  sankalp,
  saturdayNoon,
  sendBooking,
  sharedTemple,
  takenOf,
} from '#server/test/bookings.ts'

const temple = sharedTemple()

describe('A booking', () => {
  test('is made from the bare payload, and waits for the temple', async () => {
    const { app } = await temple()
    const booking = await book(app, { includePrasad: true, phone: '', specialRequests: '' })
    expect(booking).toEqual({
      ...payload,
      pujaName: 'Satyanarayana Puja',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^PJ-2026-[34679ACDEFGHJKMNPRTWXY]{6}$/),
      token: expect.stringMatching(/^[\w-]{22}$/),
      status: 'pending',
      includePrasad: true,
      isAddressMissing: true,
      // 6 to 10 in the morning at UTC+5:30.
      startsAt: '2026-12-01T00:30:00.000Z',
      endsAt: '2026-12-01T04:30:00.000Z',
      timeZone: 'Asia/Kolkata',
      trail: [{ status: 'pending', at: saturdayNoon.toISOString(), by: 'devotee' }],
      canCancel: true,
      canReschedule: true,
      changeUntil: '2026-11-30T00:30:00.000Z',
      createdAt: saturdayNoon.toISOString(),
    })
    expect(await takenOf(app, payload)).toBe(1)
    const { reference, token } = booking
    const seen = await app.send(`/api/puja-bookings/${reference}?token=${token}`)
    expect(bookingOf(seen)).toEqual(booking)
  })

  test('stores everything from the longer form', async () => {
    const { app } = await temple()
    const full = {
      includePrasad: true,
      phone: '+91 98220 00000',
      specialRequests: 'Two of us use\r\na wheelchair.',
      sankalp: {
        names: ['Meera Kulkarni', 'अर्जुन कुलकर्णी'],
        gotra: 'Kashyapa',
        nakshatra: 'purva_phalguni',
        rashi: 'simha',
        intention: 'For our new home',
      },
      address: { ...address, country: 'in' },
    }
    const { reference, token } = await book(app, full)
    const reply = await app.send(`/api/puja-bookings/${reference}?token=${token}`)
    expect(bookingOf(reply)).toMatchObject({
      ...full,
      specialRequests: 'Two of us use\na wheelchair.',
      sankalp: { ...full.sankalp, isGotraUnknown: false },
      address: { ...address, country: 'IN' },
      isAddressMissing: false,
    })
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('with a sankalp and prasad must have an address', async () => {
    const { app } = await temple()
    const reply = await sendBooking(app, { includePrasad: true, sankalp })
    expect(reply.status).toBe(400)
    expect(problemOf(reply)).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: '#/address', detail: 'Please enter the address for the prasad' }],
    })
    expect(await countBookings(app)).toBe(0)
  })

  test.each([
    ['#/email', 'Required', { email: undefined }],
    ['#/email', 'Please enter a valid email address', { email: 'meera' }],
    ['#/fullName', 'Please enter a text', { fullName: 7 }],
    ['#/includePrasad', 'Expected boolean, received string', { includePrasad: 'yes' }],
    ['#/phone', 'Please enter a text', { phone: null }],
    ['#/pujaType', 'Please choose a puja', { pujaType: undefined }],
    ['#/sankalp/names/1', 'Required', { sankalp: { ...sankalp, names: ['Om', ''] } }],
    [
      '#/address/postalCode',
      'Please enter a PIN code of 6 digits',
      { address: { ...address, postalCode: '12' } },
    ],
  ])('with a mistake is refused at its field: %#', async (pointer, detail, changes) => {
    const { app } = await temple()
    const reply = await sendBooking(app, changes)
    expect(reply.status).toBe(400)
    expect(problemOf(reply).errors).toEqual([{ pointer, detail }])
    expect(await countBookings(app)).toBe(0)
  })

  test('sent again under its key is the same booking; another payload is refused', async () => {
    const { app } = await temple()
    const first = await sendBooking(app, {}, 'one-key')
    const again = await sendBooking(app, {}, 'one-key')
    expect(again.text).toBe(first.text)
    expect(again.headers['idempotent-replayed']).toBe('true')
    const other = await sendBooking(app, { preferredTime: 'evening' }, 'one-key')
    expect(other.status).toBe(422)
    expect(problemOf(other).code).toBe('key_reused')
    expect(await countBookings(app)).toBe(1)
    expect(await takenOf(app, payload)).toBe(1)
    expect(await mailsOf(app)).toHaveLength(2)
  })

  test('that was refused leaves nothing behind, and no place taken', async () => {
    const { app } = await temple()
    await book(app)
    await book(app)
    expect((await sendBooking(app, {}, 'too-many')).status).toBe(409)
    expect(await countBookings(app)).toBe(2)
    expect(await app.db('receipts').select()).toEqual([])
    expect(await takenOf(app, payload)).toBe(2)
  })
})

describe('The secret link', () => {
  test('opens the booking in either letter case', async () => {
    const { app } = await temple()
    const { reference, token } = await book(app)
    const reply = await app.send(`/api/puja-bookings/${reference.toLowerCase()}?token=${token}`)
    expect(bookingOf(reply).reference).toBe(reference)
  })

  test('that is wrong is answered like an unknown booking, in everything', async () => {
    const { app } = await temple()
    const { reference, token } = await book(app)
    const other = await book(app)
    const wrong = [
      { reference, token: other.token },
      { reference, token: '' },
      { reference, token: `${token}x` },
      { reference, token: `x.${token}` },
      { reference: 'PJ-2026-AAAAAA', token },
      { reference: '..%2f', token },
    ]
    const asked = wrong.flatMap((link) => [
      app.send(`/api/puja-bookings/${link.reference}?token=${link.token}`),
      change(app, link, 'cancel'),
      change(app, link, 'reschedule', { preferredDate: '2026-12-02', preferredTime: 'morning' }),
      change(app, link, 'address', { address }),
    ])
    for (const reply of await Promise.all(asked)) {
      expect(reply.status).toBe(404)
      expect(problemOf(reply)).toMatchObject({
        code: 'not_found',
        detail: 'No booking was found for this link.',
      })
    }
    expect((await app.send(`/api/puja-bookings/${reference}`)).status).toBe(404)
  })

  test('is nowhere in the tables of bookings', async () => {
    const { app } = await temple()
    const { token } = await book(app)
    const rows = [await app.db('puja_bookings').select(), await app.db('booking_steps').select()]
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

describe('An address for prasad', () => {
  test('that was left out can be given later with the link, and the temple is notified', async () => {
    const { app } = await temple()
    const booking = await book(app, { includePrasad: true })
    const given = bookingOf(await change(app, booking, 'address', { address }))
    expect(given).toMatchObject({ isAddressMissing: false, address: { ...address, country: 'IN' } })
    expect(given.trail).toHaveLength(1)
    const mail = (await mailsOf(app)).at(-1)
    expect(mail).toMatchObject({ to: 'namaste@ganeshamandir.example' })
    expect(mail?.subject).toMatch(/^Address for prasad: /)
    expect(mail?.text).toContain('12 Laxmi Road')
  })

  test('is not accepted without prasad, nor once that is on its way', async () => {
    const { app } = await temple()
    const plain = await book(app)
    const today = { preferredDate: '2026-11-21', preferredTime: 'evening' }
    const sent = await book(app, { ...today, includePrasad: true })
    for (const status of ['confirmed', 'in_progress', 'performed', 'prasad_sent'] as const) {
      await app.db.transaction((trx) =>
        app.bookings.advance(trx, { reference: sent.reference, status, actorId: 'priest-1' }),
      )
    }
    for (const booking of [plain, sent]) {
      const reply = await change(app, booking, 'address', { address })
      expect(reply.status).toBe(409)
      expect(problemOf(reply).code).toBe('wrong_status')
    }
  })
})

test.each([
  ['Maharashtra', 201],
  ['MH', 201],
  ['Gujarat', 400],
])('prasad to PIN code 411030 in %s: %d', async (state, status) => {
  const { app } = await temple()
  const reply = await sendBooking(app, { includePrasad: true, address: { ...address, state } })
  expect(reply.status < 300 ? 201 : reply.status, reply.text).toBe(status)
  if (status === 400)
    expect(problemOf(reply).errors).toEqual([
      expect.objectContaining({ pointer: '#/address/postalCode' }),
    ])
})
