import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { guest, implement, type Route } from './implement.ts'

const offer = endpoint({
  method: 'POST',
  path: '/api/test/offer',
  access: 'anyone',
  input: z.object({ flower: z.string(), count: z.number() }),
  output: z.object({ status: z.enum(['taken', 'full']) }),
})

test('the compiler holds a handler to its endpoint, and so does the contract when it runs', async () => {
  const context = { db: undefined as never, actor: guest }
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

test('an answer that breaks the contract is an error, and what is not in it never leaves', async () => {
  const context = { db: undefined as never, actor: guest }
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- reads better where it is used
  const answering = (answer: unknown) =>
    implement(offer)(async () => answer as { status: 'full' }).call(
      { flower: 'lotus', count: 1 },
      guest,
    )
  await expect(answering({ status: 'lost' }).run(context)).rejects.toThrow()
  expect(await answering({ status: 'full', secret: 1 }).run(context)).toEqual({ status: 'full' })
})

test('what not everyone may do asks a guest to sign in', () => {
  const route = implement({ ...offer, access: 'user' })(async () => ({ status: 'full' }))
  expect(() => route.call({ flower: 'lotus', count: 1 }, guest)).toThrow(
    expect.objectContaining({ code: 'not_signed_in', status: 401 }),
  )
})
