import * as fc from 'fast-check'
import { expect } from 'vitest'
import { sendWaiting } from './mails.ts'
import { mailServer } from './mailServer.ts'
import { testApp } from './testApp.ts'

const nasty = fc.constantFrom(
  '',
  ' ',
  '\0',
  '\r\n',
  '\ud800',
  '\u202e',
  'a@b.org\r\nBcc: c@d.org',
  'a@b.org, c@d.org',
  'A <a@b.org>',
  `${'x'.repeat(300)}@b.org`,
  'x'.repeat(20_000),
  "'; drop table contact_messages; --",
  '{{7*7}}',
  '<script>',
  '__proto__',
)
const anything = fc.oneof(
  nasty,
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.double(),
  fc.constant(undefined),
)

/** Mostly valid, so that it gets past the first check. */
const almost = (right: unknown) =>
  fc.oneof({ weight: 14, arbitrary: fc.constant(right) }, { weight: 2, arbitrary: anything })

const contact = fc.record({
  name: almost('Meera'),
  email: fc.oneof(fc.emailAddress(), almost('meera@example.net')),
  subject: almost('puja'),
  message: almost('Namaste'),
  wantsNewsletter: almost(true),
})
const newsletter = fc.record({
  email: fc.oneof(fc.emailAddress(), almost('arjun@example.net')),
  source: almost('footer'),
})

const registration = fc.record({
  username: fc.oneof(fc.stringMatching(/^[a-z]{3,9}$/), almost('meera')),
  email: fc.oneof(fc.emailAddress(), almost('meera@example.net')),
  password: almost('Durva-grass-21'),
  fullName: almost('Meera'),
})
const signingIn = fc.record({
  username: almost('meera'),
  password: almost('Durva-grass-21'),
  code: almost(undefined),
})

const cardDonation = fc.record({
  amount: fc.oneof(fc.double(), almost(501)),
  email: fc.oneof(fc.emailAddress(), almost('meera@example.net')),
  fullName: almost('Meera'),
  type: almost('donation'),
  currency: almost('INR'),
})
const pledge = fc.record({
  amount: fc.oneof(fc.integer(), almost(1001)),
  email: fc.oneof(fc.emailAddress(), almost('arjun@example.net')),
  fullName: almost('Arjun'),
  message: almost('Namaste'),
  paymentMethod: almost('gpay'),
  reference: almost(undefined),
})

/** A call and its body; features whose commands guests may send add theirs. */
const call = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('/api/contact'), contact) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('/api/newsletter'), newsletter) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('/api/donations'), pledge) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom('/api/create-payment-intent', '/api/donations/D7K3M9WACE/paid'),
      cardDonation,
    ),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constant('/api/auth/register'), registration) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('/api/auth/login'), signingIn) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom(
        '/api/auth/forgot-password',
        '/api/auth/reset-password',
        '/api/auth/confirm-email',
        '/api/admin/first',
        '/api/auth/invitation',
        '/api/auth/invitation/accept',
      ),
      fc.record({ token: almost('x'.repeat(43)), email: almost('meera@example.net') }),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc
        .tuple(
          fc.constantFrom('/api/newsletter/', '/hooks/unsubscribe/'),
          fc.stringMatching(/^[\w.-]{1,60}$/),
          fc.constantFrom('', '/confirm', '/unsubscribe'),
        )
        .map((parts) => parts.join('')),
      anything,
    ),
  },
)

const body = (value: unknown) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.nat(60).map((cut) => (JSON.stringify(value) ?? '').slice(0, cut)) },
  )

const key = fc.option(
  fc.oneof(fc.uuid(), fc.constantFrom('same', '"same"', 'x'.repeat(256), '{}', ' ')),
)

const sending = call.chain(([path, value]) =>
  fc.record({ path: fc.constant(path), body: body(value), key }),
)

/** Sends this many random bodies; no answer may be a 5xx, and no email may go to two people. */
export const fuzzBodies = async (numRuns: number): Promise<Map<number, number>> => {
  const app = await testApp()
  const { send, db, settled } = app
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(sending, async ({ path, body, key }) => {
      const { status, text } = await send(path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(key !== null && { 'Idempotency-Key': key }),
        },
        body,
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(status, `${path} ${body}`).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|at \w+ \(/)
    }),
    { numRuns },
  )
  await settled()
  const server = await mailServer()
  await sendWaiting(app, server)
  // What is held back, because one address would get too much, is not tried.
  const tried = db('deliveries').whereNull('limit_reason')
  const failed = await tried.whereNot({ status: 'sent' }).pluck('last_error')
  expect(failed, 'an address was taken that no mail can be sent to').toEqual([])
  for (const { to } of server.received) expect(to).toHaveLength(1)
  return statuses
}
