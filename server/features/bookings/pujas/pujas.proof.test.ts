import { describe, expect, test } from 'vitest'
import type { Availability, Booking } from '#contract/bookings/public.ts'
import type { UploadedPicture } from '#contract/blog/admin.ts'
import { pictureHash } from '#contract/pictureAddresses.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { StaffPuja } from '#contract/bookings/pujasAdmin.ts'
import type { PujaSettings } from '#contract/bookings/pujaSettings.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import {
  book,
  change,
  mailsOf,
  payload,
  problemOf,
  sendBooking,
  sharedTemple,
} from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'
import { png } from '#server/test/posts.ts'
import { sendFile } from '#server/test/sendFile.ts'
import { priceOf } from './repository.ts'

const temple = sharedTemple()

const path = '/api/admin/pujas'

const abhishek = {
  name: 'Abhishek',
  shortDescription: 'milk, honey and water',
  description: 'The murti is bathed while the Atharvashirsha is recited.',
  price: 501,
  hours: { from: 0.5, to: 1 },
}

const open = async () => {
  const { app } = await temple()
  const editor = await person(app, { role: 'editor' })
  const admin = await person(app, { role: 'admin' })
  const pujaOf = (id: string) => get<StaffPuja>(editor, `${path}/${id}`)
  const switched = async (id: string, isOn: boolean) => {
    const { version } = await pujaOf(id)
    return okOf<StaffPuja>(
      await changeFrom(editor, 'POST', `${path}/${id}/switch`, version, { isOn }),
    )
  }
  const add = async (puja: object = {}) =>
    okOf<StaffPuja>(await editor.post(path, { ...abhishek, ...puja }))
  const offered = () => get<Puja[]>(editor, '/api/pujas')
  return { app, editor, admin, pujaOf, switched, add, offered }
}

test('No two pujas have one name, however it is written', async () => {
  const { editor, add } = await open()
  await add({ name: 'Rudra Puja' })
  const again = await editor.post(path, { ...abhishek, name: 'rudra puja' })
  expect(problemOf(again)).toMatchObject({
    errors: [{ pointer: '#/name', detail: 'There is already a puja with this name' }],
  })
})

const namesOf = (pujas: readonly Puja[]) => pujas.map(({ name }) => name)

describe('The pujas of a new temple', () => {
  test('are the specification’s five, with their prices and durations', async () => {
    const { app, offered } = await open()
    const all = await offered()
    expect(
      all.map(({ id, name, price, hours }) => [id, name, price, hours?.from, hours?.to]),
    ).toEqual([
      ['ganesh', 'Ganesh Puja', 2100, 1, 2],
      ['sankashti', 'Sankashti Puja', 3100, 2, 3],
      ['satyanarayana', 'Satyanarayana Puja', 5100, 3, 4],
      ['lakshmi', 'Lakshmi Puja', undefined, undefined, undefined],
      ['custom', 'Custom Puja', undefined, undefined, undefined],
    ])
    expect(await priceOf(app.db, 'ganesh')).toBe(2100)
    expect(await priceOf(app.db, 'lakshmi')).toBeUndefined()
  })
})

describe('A puja that an editor adds', () => {
  test('is off at first, and is offered once it is switched on', async () => {
    const { app, add, switched, offered } = await open()
    const added = await add()
    expect(added).toMatchObject({ id: 'abhishek', isOn: false, comingBookings: 0, ...abhishek })
    expect(namesOf(await offered())).not.toContain('Abhishek')
    expect(problemOf(await sendBooking(app, { pujaType: 'abhishek' })).errors).toEqual([
      {
        pointer: '#/pujaType',
        detail: 'Abhishek is not offered at present. Please choose another puja',
      },
    ])
    await switched('abhishek', true)
    const { comingBookings: _, isOn: _on, updatedAt: _at, version: _version, ...shown } = added
    expect((await offered()).at(-1)).toEqual({
      ...shown,
      notice: { prepareMinutes: 60, changeMinutes: 1440 },
    })
  })

  test('has places of its own, and can be booked, moved and cancelled', async () => {
    const { app, admin, add, switched } = await open()
    await add()
    await switched('abhishek', true)
    const settings = await get<PujaSettings[]>(admin, '/api/admin/puja-settings')
    expect(settings.at(-1)).toMatchObject({
      pujaType: 'abhishek',
      name: 'Abhishek',
      isOn: true,
      capacity: { morning: 2, afternoon: 1, evening: 2 },
      closedWeekdays: [],
    })
    const free = '/api/puja-bookings/availability?pujaType=abhishek'
    expect((await get<Availability>(admin, free)).days[3]?.slots[0]).toMatchObject({ left: 2 })
    const booked = await book(app, { pujaType: 'abhishek' })
    expect(booked).toMatchObject({ pujaType: 'abhishek', pujaName: 'Abhishek' })
    const to = { preferredDate: '2026-12-02', preferredTime: 'evening' }
    const moved = okOf<Booking>(await change(app, booked, 'reschedule', to))
    expect(moved).toMatchObject({ ...to, pujaName: 'Abhishek' })
    expect(okOf(await change(app, booked, 'cancel'))).toMatchObject({ status: 'cancelled' })
    const [mail] = await mailsOf(app)
    expect(mail?.subject).toContain('Abhishek, Tue, 1 Dec 2026')
  })

  test('gets an id that no other puja and no address uses', async () => {
    const { add } = await open()
    const ids = []
    for (const name of ['Abhishek', 'ABHISHEK!', 'All', 'New', 'Order', 'अभिषेक', '…'])
      ids.push((await add({ name })).id)
    expect(ids).toEqual(['abhishek', 'abhishek-2', 'all-2', 'new-2', 'order-2', 'abhiseka', 'puja'])
  })

  test.each([
    ['no name', { name: ' ' }, '#/name'],
    ['no description', { description: '' }, '#/description'],
    ['paise in its price', { price: 500.5 }, '#/price'],
    ['a price of nothing', { price: 0 }, '#/price'],
    ['an end before its beginning', { hours: { from: 2, to: 1 } }, '#/hours/to'],
    ['a quarter of an hour', { hours: { from: 0.75, to: 1 } }, '#/hours/from'],
    ['a picture from elsewhere', { imageUrl: 'https://a.example/x.webp' }, '#/imageUrl'],
    [
      'a picture that was never sent',
      { imageUrl: `/media/${'a'.repeat(32)}-400.webp` },
      '#/imageUrl',
    ],
  ])('is refused with %s', async (_, wrong, pointer) => {
    const { editor } = await open()
    const refused = problemOf(await editor.post(path, { ...abhishek, ...wrong }))
    expect(refused.errors?.map((one) => one.pointer)).toEqual([pointer])
  })

  test('keeps its picture from being swept away', async () => {
    const { app, editor, add } = await open()
    const sent = { method: 'POST', path: '/api/admin/blog/pictures', file: png() } as const
    const { url } = okOf<UploadedPicture>(await sendFile(app, editor, sent))
    expect((await add({ imageUrl: url })).imageUrl).toBe(url)
    await app.db('pictures').update({ sent_at: '2020-01-01T00:00:00.000Z' })
    await app.tidy(app.db)
    expect(await app.db('pictures').pluck('hash')).toEqual([pictureHash(url)])
  })
})

describe('A puja that is switched off with bookings on it', () => {
  test('takes no new ones, says so, and keeps those it has', async () => {
    const { app, editor, admin, switched, offered, pujaOf } = await open()
    const booked = await book(app)
    await book(app, { fullName: 'Ravi', email: 'ravi@example.org', preferredTime: 'evening' })
    expect((await pujaOf('satyanarayana')).comingBookings).toBe(2)
    expect(await switched('satyanarayana', false)).toMatchObject({ isOn: false, comingBookings: 2 })
    expect(namesOf(await offered())).not.toContain('Satyanarayana Puja')

    const refused = problemOf(await sendBooking(app))
    expect(refused).toMatchObject({ code: 'invalid_input' })
    expect(refused.detail).toContain('Satyanarayana Puja is not offered at present')
    const atCounter = { way: 'walk_in', sankalp: { names: ['Meera'], isGotraUnknown: true } }
    const taken = await admin.post('/api/admin/counter-bookings', { ...payload, ...atCounter })
    expect(problemOf(taken).errors?.[0]?.pointer).toBe('#/pujaType')

    const link = `/api/puja-bookings/${booked.reference}?token=${booked.token}`
    expect(await get(editor, link)).toMatchObject({ pujaName: 'Satyanarayana Puja' })
    const step = `/api/admin/bookings/${booked.reference}/status`
    okOf(await admin.post(step, { status: 'confirmed' }))
    const sheet = await get<{ slots: { bookings: { pujaName: string }[] }[] }>(
      admin,
      `/api/admin/bookings/sheet/${payload.preferredDate}`,
    )
    expect(sheet.slots[0]?.bookings[0]?.pujaName).toBe('Satyanarayana Puja')
    expect((await admin.send('/api/admin/bookings.csv')).text).toContain('Satyanarayana Puja')
    const ics = await app.send(`/booking/${booked.reference}.ics?token=${booked.token}`)
    expect(ics.text).toContain('SUMMARY:Satyanarayana Puja')
    const to = { preferredDate: '2026-12-02', preferredTime: 'evening' }
    expect(okOf(await change(app, booked, 'reschedule', to))).toMatchObject(to)
    expect(okOf(await change(app, booked, 'cancel'))).toMatchObject({ status: 'cancelled' })
  })

  test('does not count bookings that are over', async () => {
    const { app, pujaOf } = await open()
    okOf(await change(app, await book(app), 'cancel'))
    await app.db('puja_bookings').update({ preferred_date: '2026-12-05' })
    await book(app)
    await app
      .db('puja_bookings')
      .where({ status: 'pending' })
      .update({ preferred_date: '2026-01-01' })
    expect((await pujaOf('satyanarayana')).comingBookings).toBe(0)
  })
})

describe('Editing the pujas', () => {
  test('renames a puja in the bookings it has, too, and is in the activity log', async () => {
    const { app, editor, pujaOf } = await open()
    const booked = await book(app)
    const { version } = await pujaOf('satyanarayana')
    const before = (await auditOf(app)).length
    const { price: _, ...rest } = abhishek
    const words = { ...rest, name: 'Satyanarayan Katha' }
    okOf(await changeFrom(editor, 'PUT', `${path}/satyanarayana`, version, words))
    const link = `/api/puja-bookings/${booked.reference}?token=${booked.token}`
    expect(await get(editor, link)).toMatchObject({ pujaName: 'Satyanarayan Katha' })
    expect(await priceOf(app.db, 'satyanarayana')).toBeUndefined()
    const [entry, ...others] = (await auditOf(app)).slice(before)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      actorId: editor.id,
      subject: 'puja',
      subjectId: 'satyanarayana',
      action: 'edited',
      before: { name: 'Satyanarayana Puja', price: 5100 },
      after: { name: 'Satyanarayan Katha', hours: { from: 0.5, to: 1 } },
    })
  })

  test('puts them into another order, unless it has changed in between', async () => {
    const { app, editor, offered } = await open()
    const was = (await offered()).map(({ id }) => id)
    const ids = [...was.slice(1), 'ganesh']
    const order = (body: object) => editor.send(`${path}/order`, { method: 'PUT', body })
    okOf(await order({ ids, was }))
    expect((await offered()).map(({ id }) => id)).toEqual(ids)
    expect((await order({ ids: was, was })).status).toBe(412)
    expect((await order({ ids: ids.slice(1), was: ids })).status).toBe(412)
    expect((await offered()).map(({ id }) => id)).toEqual(ids)
    expect((await auditOf(app)).at(-1)).toMatchObject({ subject: 'puja', action: 'reordered' })
  })

  test('is for those who write the site’s content', async () => {
    const { app } = await open()
    for (const role of ['priest', 'desk', 'treasurer'] as const) {
      const other = await person(app, { role })
      expect((await other.send(path)).status).toBe(403)
      expect((await other.post(path, abhishek)).status).toBe(403)
    }
  })
})
