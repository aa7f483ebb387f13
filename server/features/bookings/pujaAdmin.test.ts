import { expect, test } from 'vitest'
import type { PujaSettings } from '#contract/bookings/pujaSettings.ts'
import { auditOf, changeFrom, get, okOf } from '#server/test/admin.ts'
import { payload, problemOf, sendBooking, sharedTemple } from '#server/test/bookings.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()

const path = '/api/admin/puja-settings'

const open = async () => {
  const { app } = await temple()
  const admin = await person(app, { role: 'admin' })
  const all = await get<PujaSettings[]>(admin, path)
  const known = all.find(({ pujaType }) => pujaType === 'satyanarayana')
  if (!known) throw new Error('no settings')
  const { version, pujaType: _, ...fields } = known
  const put = (body: object, from = version) =>
    changeFrom(admin, 'PUT', `${path}/satyanarayana`, from, { ...fields, ...body })
  return { app, admin, all, known, put }
}

test('every puja has its settings, in the order of the form', async () => {
  const { all } = await open()
  expect(all.map(({ pujaType }) => pujaType)).toEqual([
    'ganesh',
    'sankashti',
    'satyanarayana',
    'lakshmi',
    'custom',
  ])
})

test('a closed day cannot be booked any more, and the log says who closed it', async () => {
  const { app, admin, known, put } = await open()
  const before = (await auditOf(app)).length
  const changed = okOf<PujaSettings>(await put({ closedDates: [payload.preferredDate] }))
  expect(changed).toMatchObject({ version: known.version + 1, closedDates: ['2026-12-01'] })
  expect(problemOf(await sendBooking(app)).code).toBe('slot_closed')
  expect((await auditOf(app)).slice(before)).toEqual([
    {
      actorId: admin.id,
      subject: 'puja_settings',
      subjectId: 'satyanarayana',
      action: 'edited',
      before: { closedDates: [] },
      after: { closedDates: ['2026-12-01'] },
    },
  ])
})

test('a day that is over is refused in words, and one that was closed in its time stays', async () => {
  const { app, setClock } = await temple('2026-11-21T18:29:59Z')
  const admin = await person(app, { role: 'admin' })
  const [known] = await get<PujaSettings[]>(admin, path)
  if (!known) throw new Error('no settings')
  const { version, pujaType, ...fields } = known
  const close = (from: number, ...closedDates: string[]) =>
    changeFrom(admin, 'PUT', `${path}/${pujaType}`, from, { ...fields, closedDates })
  // It is still the 21st at the temple.
  okOf(await close(version, '2026-11-21'))
  setClock('2026-11-21T18:30:00Z')
  okOf(await close(version + 1, '2026-11-21', '2026-11-22'))
  const detail = 'This day is over. Please choose today or a later day'
  expect((await close(version + 2, '2026-11-20', '2026-11-22')).json()).toMatchObject({
    status: 400,
    errors: [{ pointer: '#/closedDates', detail }],
  })
})

test('capacity, lead time and closed weekdays hold from the next booking on', async () => {
  const { app, known, put } = await open()
  okOf(await put({ capacity: { ...known.capacity, morning: 1 } }))
  expect((await sendBooking(app)).status).toBe(200)
  expect(problemOf(await sendBooking(app)).code).toBe('slot_full')
  // 2026-12-01 is a Tuesday.
  okOf(await put({ closedWeekdays: [2] }, known.version + 1))
  expect(problemOf(await sendBooking(app, { preferredTime: 'evening' })).code).toBe('slot_closed')
  okOf(await put({ leadMinutes: 60 * 24 * 30 }, known.version + 2))
  expect(problemOf(await sendBooking(app, { preferredTime: 'evening' })).code).toBe('slot_closed')
})

test('changing one puja’s settings leaves the others as they are', async () => {
  const { admin, all, known, put } = await open()
  const changed = { capacity: { ...known.capacity, morning: 1 }, aheadDays: 90 }
  okOf(await put(changed))
  expect(await get<PujaSettings[]>(admin, path)).toEqual(
    all.map((one) =>
      one.pujaType === known.pujaType ? { ...one, ...changed, version: one.version + 1 } : one,
    ),
  )
})

test('of two people who edit the same, the second gets an error, and nothing is overwritten', async () => {
  const { admin, known, put } = await open()
  okOf(await put({ aheadDays: 90 }))
  const reply = await put({ aheadDays: 10 })
  expect(reply.json()).toMatchObject({ status: 412, code: 'changed_meanwhile' })
  const all = await get<PujaSettings[]>(admin, path)
  expect(all.find(({ pujaType }) => pujaType === 'satyanarayana')).toMatchObject({
    aheadDays: 90,
    version: known.version + 1,
  })
})

test('a change without the version it is based on is refused', async () => {
  const { admin, known } = await open()
  const { version: _, ...fields } = known
  const to = `${path}/satyanarayana`
  expect((await changeFrom(admin, 'PUT', to, undefined, fields)).status).toBe(428)
  for (const [tag, status] of [
    ['*', 428],
    ['W/"1"', 412],
    ['1', 412],
    ['"1", "2"', 412],
  ] as const) {
    const headers = { 'If-Match': tag }
    const reply = await admin.send(to, { method: 'PUT', body: fields, headers })
    expect([tag, reply.status]).toEqual([tag, status])
  }
})

test.each([
  ['a negative capacity', { capacity: { morning: -1, afternoon: 1, evening: 1 } }],
  ['a weekday that is none', { closedWeekdays: [7] }],
  ['the same weekday twice', { closedWeekdays: [1, 1] }],
  ['a day that does not exist', { closedDates: ['2026-02-30'] }],
  ['no days ahead', { aheadDays: 0 }],
])('%s is refused', async (_, body) => {
  const { put } = await open()
  expect((await put(body)).status).toBe(400)
})

test('a priest sees the settings and does not change them', async () => {
  const { app, known } = await open()
  const priest = await person(app, { role: 'priest' })
  expect((await priest.send(path)).status).toBe(200)
  const reply = await changeFrom(priest, 'PUT', `${path}/satyanarayana`, known.version, {})
  expect(reply.status).toBe(403)
})
