import * as fc from 'fast-check'
import { expect } from 'vitest'
import { daySlots, pujaTypes } from '#contract/pujas.ts'
import { nakshatras, rashis } from '#contract/sankalp.ts'
import { payload, post, saturdayNoon } from './bookings.ts'
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

/** Mostly right, now and then not. */
const often = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<unknown> = odd) =>
  fc.oneof(
    { weight: 20, arbitrary: right },
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
    pujaType: choice(pujaTypes, 'havan'),
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

/** Sends random bookings, and says how each was answered; none may break the server. */
export const sendRandomBodies = async (
  app: TestApp,
  count: number,
): Promise<Map<number, number>> => {
  // Else most would be refused for want of places.
  await app.db('puja_slots').update({ capacity: 1_000_000 })
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(body, async (body) => {
      const { status, text } = await post(app, '/api/puja-bookings', body)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status).toBeLessThan(500)
      if (status !== 200)
        expect(JSON.parse(text)).toMatchObject({ status, code: expect.stringMatching(/^\w+$/) })
    }),
    { numRuns: count, endOnFailure: true },
  )
  return statuses
}
