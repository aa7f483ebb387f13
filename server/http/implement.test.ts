import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { roles } from '#contract/accounts/roles.ts'
import { assertAccess, guest, guestContext, implement, type Route } from './implement.ts'

const offer = endpoint({
  method: 'POST',
  path: '/api/test/offer',
  access: 'anyone',
  input: z.object({ flower: z.string(), count: z.number() }),
  output: z.object({ status: z.enum(['taken', 'full']) }),
})

test('the compiler holds a handler to its endpoint, and so does the contract when it runs', async () => {
  const context = guestContext(undefined as never)
  const run = (route: Route) => route.call({ flower: 'lotus', count: 1 }, guest).run(context)
  const right = implement(offer)(async ({ flower, count }) => ({
    status: flower.repeat(count) ? 'taken' : 'full',
  }))
  expect(await run(right)).toEqual({ status: 'taken' })
  // @ts-expect-error -- not a status of this endpoint
  const lost = implement(offer)(async () => ({ status: 'lost' }))
  await expect(run(lost)).rejects.toThrow()
  // @ts-expect-error -- the status is missing
  const missing = implement(offer)(async () => ({}))
  await expect(run(missing)).rejects.toThrow()
  // @ts-expect-error -- the input has no such field
  implement(offer)(async ({ colour }) => ({ status: colour ? 'taken' : 'full' }))
})

test('an answer that breaks the contract is an error, and undeclared fields are never sent', async () => {
  const context = guestContext(undefined as never)
  const answering = (answer: unknown) =>
    implement(offer)(async () => answer as { status: 'full' }).call(
      { flower: 'lotus', count: 1 },
      guest,
    )
  await expect(answering({ status: 'lost' }).run(context)).rejects.toThrow()
  expect(await answering({ status: 'full', secret: 1 }).run(context)).toEqual({ status: 'full' })
})

test.each([
  ['anyone', ['guest', ...roles]],
  ['user', roles],
  ['staff', ['priest', 'desk', 'treasurer', 'editor', 'admin']],
  ['bookings', ['priest', 'desk', 'admin']],
  ['donations', ['treasurer', 'admin']],
  ['content', ['editor', 'admin']],
  ['office', ['admin']],
] as const)('what is for %s may be done by %j', (access, allowed) => {
  for (const role of ['guest', ...roles] as const) {
    const code = role === 'guest' ? 'not_signed_in' : 'not_allowed'
    const ask = () => assertAccess(access, { id: 'x', role })
    if ((allowed as readonly string[]).includes(role)) expect(ask).not.toThrow()
    else expect(ask).toThrow(expect.objectContaining({ code }))
  }
})

test('callers without the right learn nothing about errors in their input', () => {
  const route = implement({ ...offer, access: 'user' })(async () => ({ status: 'full' }))
  expect(() => route.call({}, guest)).toThrow(
    expect.objectContaining({ code: 'not_signed_in', status: 401 }),
  )
})
