import { expect, test } from 'vitest'
import type { StaffBookingDetails } from '#contract/bookings/admin.ts'
import type { CounterPlaces, TakenBooking } from '#contract/counter/bookingsAdmin.ts'
import { auditOf, get, okOf } from '#server/test/admin.ts'
import { payload, problemOf, sankalp, setCapacity, sharedTemple } from '#server/test/bookings.ts'
import { waitingMails } from '#server/test/mails.ts'
import { person } from '#server/test/people.ts'

const temple = sharedTemple()
const path = '/api/admin/counter-bookings'

const { email, ...input } = payload
const walkIn = { ...input, way: 'walk_in', sankalp }

test('a walk-in is confirmed at once and has a pass; without an address nobody is written to', async () => {
  const { app } = await temple()
  const desk = await person(app, { role: 'desk', username: 'front' })
  const taken = okOf<TakenBooking>(await desk.post(path, walkIn))
  expect(
    await get<StaffBookingDetails>(desk, `/api/admin/bookings/${taken.reference}`),
  ).toMatchObject({
    status: 'confirmed',
    email: '',
    trail: [
      { status: 'pending', by: 'temple', isEmailed: false },
      { status: 'confirmed', by: 'temple', actor: { username: 'front' } },
    ],
  })
  expect(await waitingMails(app)).toEqual([])
  const [, reference, token] = /^\/booking\/([\w-]+)#([\w-]+)$/.exec(taken.path) ?? []
  expect((await app.send(`/api/puja-bookings/${reference}?token=${token}`)).status).toBe(200)
  const last = (await auditOf(app)).at(-1)
  expect(last).toMatchObject({ action: 'booked', after: { way: 'walk_in', status: 'confirmed' } })
  expect(JSON.stringify(last)).not.toContain('Meera')
})

test('with an address the confirmation is sent, and only that', async () => {
  const { app, setClock } = await temple()
  const desk = await person(app, { role: 'desk' })
  okOf(await desk.post(path, { ...walkIn, email }))
  setClock('2026-11-21T06:31:00Z')
  const mails = await waitingMails(app)
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, expect.stringMatching(/confirmed/i)],
  ])
})

test('the same rules and places hold as on the site', async () => {
  const { app } = await temple()
  const desk = await person(app, { role: 'desk' })
  const past = problemOf(await desk.post(path, { ...walkIn, preferredDate: '2026-11-20' }))
  expect(past.errors?.[0]?.pointer).toBe('#/preferredDate')
  const silent = problemOf(await desk.post(path, { ...walkIn, way: 'telephone' }))
  expect(silent.errors).toEqual([
    { pointer: '#/phone', detail: 'Please enter the number to call back' },
  ])
  const statuses = []
  for (let booked = 0; booked < 12; booked += 1)
    statuses.push((await desk.post(path, walkIn)).status)
  expect(statuses.at(0)).toBe(200)
  expect(statuses.at(-1)).toBe(409)
  const full = problemOf(await desk.post(path, walkIn))
  expect([full.code, full.freeSlots?.length]).toEqual(['slot_full', expect.any(Number)])
})

test('a puja done this morning is entered in the evening, once staff say that they mean it', async () => {
  const { app, setClock } = await temple('2026-11-21T20:30:00+05:30')
  const desk = await person(app, { role: 'desk' })
  const today = '2026-11-21'
  const placesOf = (query = '') =>
    get<CounterPlaces>(desk, `${path}/places?pujaType=ganesh${query}`)
  const states = ({ slots }: CounterPlaces) => slots.map(({ state }) => state)
  // It opens on the next day with a free part.
  const next = await placesOf()
  expect([next.date, states(next)]).toEqual(['2026-11-22', ['free', 'free', 'free']])
  expect(states(await placesOf(`&date=${today}`))).toEqual(['over', 'over', 'over'])

  const morning = { ...walkIn, pujaType: 'ganesh', preferredDate: today, email }
  expect(problemOf(await desk.post(path, morning)).code).toBe('slot_closed')
  const { reference } = okOf<TakenBooking>(await desk.post(path, { ...morning, isOver: true }))
  expect((await auditOf(app)).at(-1)).toMatchObject({ after: { isOver: true } })
  setClock('2026-11-21T20:31:00+05:30')
  const [mail] = await waitingMails(app)
  expect(mail?.subject).toContain('Your puja is recorded')
  for (const status of ['in_progress', 'performed'])
    okOf(await desk.post(`/api/admin/bookings/${reference}/status`, { status }))
  // Full and closed parts stay so, and so does yesterday.
  await setCapacity(app, 1)
  expect(problemOf(await desk.post(path, { ...morning, isOver: true })).code).toBe('slot_full')
  expect(states(await placesOf(`&date=${today}`))[0]).toBe('full')
  const yesterday = { ...morning, preferredDate: '2026-11-20', isOver: true }
  expect(problemOf(await desk.post(path, yesterday)).errors?.[0]?.pointer).toBe('#/preferredDate')
})
