import type { Booking } from '#contract/bookings/public.ts'
import type { Problem } from '#contract/errors.ts'
import { waitingMails } from './mails.ts'
import type { Reply } from './request.ts'
import { sharedTestApp, type TestApp } from './testApp.ts'

/** Saturday noon at the temple, whose zone is Asia/Kolkata. */
export const saturdayNoon = new Date('2026-11-21T06:30:00Z')

const written = ['deliveries', 'receipts', 'booking_steps', 'puja_bookings', 'puja_slot_counts']
const settings = ['site', 'puja_settings', 'pujas']

/**
 * One temple for all tests of a file, reset for each of them: without bookings, with its first
 * settings and a clock the test moves. A database for each would take most of the time.
 */
export const sharedTemple = () => {
  let at = saturdayNoon
  const shared = sharedTestApp({ now: () => at, publicUrl: 'https://temple.example' })
  let first: Map<string, object[]> | undefined
  return async (start: Date | string = saturdayNoon) => {
    at = new Date(start)
    const app = await shared()
    for (const table of written) await app.db(table).delete()
    if (first) {
      for (const table of settings) await app.db(table).delete()
      for (const table of settings) await app.db(table).insert(first.get(table))
    } else {
      first = new Map()
      for (const table of settings) first.set(table, await app.db(table).select())
    }
    return { app, setClock: (to: string) => void (at = new Date(to)) }
  }
}

/** As the specification's client sends it. */
export const payload = {
  pujaType: 'satyanarayana',
  preferredDate: '2026-12-01',
  preferredTime: 'morning',
  fullName: 'Meera Kulkarni',
  email: 'meera@example.org',
}

export const sankalp = { names: ['Meera Kulkarni'], isGotraUnknown: true }

export const address = { line1: '12 Laxmi Road', city: 'Pune', postalCode: '411030' }

export const post = (app: TestApp, path: string, body: unknown, key?: string): Promise<Reply> =>
  app.send(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    body: JSON.stringify(body),
  })

export const sendBooking = (app: TestApp, changes: object = {}, key?: string): Promise<Reply> =>
  post(app, '/api/puja-bookings', { ...payload, ...changes }, key)

export const bookingOf = (reply: Reply): Booking => {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return reply.json() as Booking
}

export const problemOf = (reply: Reply): Problem => reply.json() as Problem

export const book = async (app: TestApp, changes: object = {}): Promise<Booking> =>
  bookingOf(await sendBooking(app, changes))

type Step = 'cancel' | 'reschedule' | 'address'

/** A command of the person who has the booking's link. */
export const change = (
  app: TestApp,
  { reference, token }: Pick<Booking, 'reference' | 'token'>,
  step: Step,
  body: object = {},
): Promise<Reply> => post(app, `/api/puja-bookings/${reference}/${step}`, { token, ...body })

/** For every puja and slot. */
export const setCapacity = async ({ db }: TestApp, capacity: number): Promise<void> => {
  await db('puja_settings').update({
    capacity_morning: capacity,
    capacity_afternoon: capacity,
    capacity_evening: capacity,
    capacity_moonrise: capacity,
  })
}

/** Places taken in a slot, according to the counter. */
export const takenOf = async (
  { db }: TestApp,
  { pujaType, preferredDate, preferredTime }: Omit<typeof payload, 'fullName' | 'email'>,
): Promise<number> => {
  const row = await db('puja_slot_counts')
    .where({ puja_type: pujaType, date: preferredDate, day_slot: preferredTime })
    .first<{ taken: number } | undefined>('taken')
  return row?.taken ?? 0
}

/** The emails people got, in order. */
export const mailsOf = (app: TestApp) => waitingMails(app)

export const countBookings = async ({ db }: TestApp): Promise<number> => {
  const row = await db('puja_bookings').count({ n: '*' }).first()
  return Number(row?.['n'])
}

/** Moves the temple to another zone. */
export const setZone = async ({ db }: TestApp, timeZone: string): Promise<void> => {
  const row = await db('site').first<{ content: string }>('content')
  const site = JSON.parse(row.content) as { city: object }
  await db('site').update({
    content: JSON.stringify({ ...site, city: { ...site.city, timeZone } }),
  })
}

/** Changes the temple's settings for the puja of `payload`. */
export const setRules = ({ db }: TestApp, rules: object) =>
  db('puja_settings').where({ puja_type: payload.pujaType }).update(rules)
