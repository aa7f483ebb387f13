import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Booking } from '#contract/bookings/public.ts'
import { daySlots } from '#contract/bookings/pujas.ts'
import { firstPujas } from '#server/db/seed/pujas.ts'
import { nakshatras, rashis } from '#contract/bookings/sankalp.ts'
import { book, payload, post, saturdayNoon, setCapacity } from './bookings.ts'
import { sendWaiting } from './mails.ts'
import { mailServer } from './mailServer.ts'
import type { TestApp } from './testApp.ts'

const strangeText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\r\nBcc: all@example.org', "'; drop table", '🪔'),
)
const odd = fc.oneof(
  fc.jsonValue(),
  strangeText,
  fc.constantFrom(null, -0, 1e308, [], {}, true, 'x'.repeat(6000)),
)

/** Mostly valid, sometimes not. */
const often = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<unknown> = odd) =>
  fc.oneof(
    { weight: 40, arbitrary: right },
    { weight: 1, arbitrary: wrong },
    { weight: 1, arbitrary: odd },
  )

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 50 })
  .map((text) => `Om ${text}`)
const choice = (values: readonly string[], wrong: string) =>
  often(fc.constantFrom(...values), fc.constant(wrong))

const days = (from: number, to: number) =>
  fc
    .integer({ min: from, max: to })
    .map((days) => new Date(saturdayNoon.getTime() + days * 86_400_000).toISOString().slice(0, 10))
const wrongDates = fc.oneof(
  days(-400, 400),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2028-02-30', '2999-12-31', '2000-01-01'),
)

const sankalps = fc.record(
  {
    names: often(fc.array(often(text), { minLength: 1, maxLength: 12 })),
    gotra: often(text),
    isGotraUnknown: often(fc.constant(true)),
    nakshatra: choice(['', ...nakshatras], 'sirius'),
    rashi: choice(['', ...rashis], 'leo'),
    intention: often(text),
  },
  { requiredKeys: ['names', 'isGotraUnknown'] },
)
const addresses = fc.record(
  {
    line1: often(text),
    line2: often(text),
    city: often(text),
    postalCode: choice(['411030', '411 030'], 'SW1A 1AA'),
    country: choice(['IN', 'in'], 'India'),
  },
  { requiredKeys: ['line1', 'city', 'postalCode'] },
)

const booking = fc.record(
  {
    pujaType: choice(
      firstPujas.map((puja) => puja.pujaType),
      'havan',
    ),
    preferredDate: often(days(1, 179), wrongDates),
    preferredTime: choice(daySlots, 'night'),
    fullName: often(text, strangeText),
    email: choice([payload.email], 'a@example.org,b@example.org'),
    phone: choice(['', '+91 98220 00000'], '12'),
    specialRequests: often(text, strangeText),
    includePrasad: often(fc.boolean()),
    sankalp: often(sankalps),
    address: often(addresses),
  },
  { requiredKeys: ['pujaType', 'preferredDate', 'preferredTime', 'fullName', 'email'] },
)

const body = fc.oneof({ weight: 12, arbitrary: booking }, { weight: 1, arbitrary: odd })

/** What may be sent to a booking of this link: mostly valid for one of the three commands. */
const linkCall = ({ reference, token }: Booking) =>
  fc.record({
    path: fc
      .tuple(
        fc.constantFrom(
          reference,
          reference.toLowerCase(),
          '\0',
          '..',
          'a.b',
          '🪔',
          'x'.repeat(41),
        ),
        fc.constantFrom('cancel', 'reschedule', 'address'),
      )
      .map(([reference, step]) => `/${encodeURIComponent(reference)}/${step}`),
    body: fc.record(
      {
        token: choice([token], 'x.y'),
        preferredDate: often(days(1, 179), wrongDates),
        preferredTime: choice(daySlots, 'night'),
        address: often(addresses),
      },
      { requiredKeys: ['token'] },
    ),
  })

/**
 * Sends random bookings and changes, and returns how they were answered: never with a 5xx, and
 * every resulting email goes to one address.
 */
export const sendRandomBodies = async (
  app: TestApp,
  count: number,
): Promise<Map<number, number>> => {
  // Otherwise most would be refused because no places are left.
  await setCapacity(app, 1_000_000)
  const known = await book(app, { includePrasad: true })
  const statuses = new Map([[200, 1]])
  const call = fc.oneof(
    { weight: 6, arbitrary: fc.record({ path: fc.constant(''), body }) },
    { weight: 1, arbitrary: linkCall(known) },
  )
  await fc.assert(
    fc.asyncProperty(call, async ({ path, body }) => {
      const { status, text } = await post(app, `/api/puja-bookings${path}`, body)
      if (path === '') statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, `${path} ${JSON.stringify(body)}`).toBeLessThan(500)
      if (status !== 200) {
        expect(JSON.parse(text)).toMatchObject({ status, code: expect.stringMatching(/^\w+$/) })
      }
    }),
    { numRuns: count, endOnFailure: true },
  )
  const server = await mailServer()
  await sendWaiting(app, server)
  // Addresses repeat, so some emails are held back by the limit for one address.
  const failed = await app
    .db('deliveries')
    .whereNot({ status: 'sent' })
    .whereNull('limit_reason')
    .pluck('last_error')
  expect(failed, 'an address was taken that no mail can be sent to').toEqual([])
  for (const { to } of server.received) expect(to).toHaveLength(1)
  return statuses
}
