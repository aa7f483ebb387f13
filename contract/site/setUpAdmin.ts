import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'

/** What a new temple sets up, in the order in which it is best done. */
export const setUpSteps = [
  'address',
  'place',
  'hours',
  'slots',
  'priests',
  'pujas',
  'upi',
  'eightyG',
  'products',
  'backup',
  'email',
  'invitations',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

/** Steps that cannot be read from the data alone: what is there may be right, or not wanted. */
export const settledByHand = [
  'place',
  'hours',
  'slots',
  'priests',
  'pujas',
  'upi',
  'eightyG',
  'products',
  'invitations',
] as const satisfies readonly SetUpStep[]
export type SettledByHand = (typeof settledByHand)[number]

const setUp = z.object({
  steps: z.array(
    z.object({
      name: z.enum(setUpSteps),
      isDone: z.boolean(),
      /** Done because staff said so, which they can take back. */
      isSettled: z.optional(z.literal(true)),
    }),
  ),
  isPutAway: z.boolean(),
})
export type SetUp = z.infer<typeof setUp>

const answer = z.object({
  /** Absent for a temple that has this behind it. */
  setUp: z.optional(setUp),
})

export const getSetUp = endpoint({
  method: 'GET',
  path: '/api/admin/set-up',
  access: 'office',
  input: z.object({}),
  output: answer,
})

/** Says that a step needs no change, or takes that back. */
export const settleStep = endpoint({
  method: 'PUT',
  path: '/api/admin/set-up/:step',
  access: 'office',
  input: z.object({ step: z.enum(settledByHand), isSettled: z.boolean() }),
  output: answer,
})

/** Hides the list on Today, or brings it back. */
export const putSetUpAway = endpoint({
  method: 'PUT',
  path: '/api/admin/set-up',
  access: 'office',
  input: z.object({ isPutAway: z.boolean() }),
  output: answer,
})

const examples = z.object({
  /** Starter content that nobody edited. */
  products: z.number(),
  articles: z.number(),
})
export type Examples = z.infer<typeof examples>

export const getExamples = endpoint({
  method: 'GET',
  path: '/api/admin/examples',
  access: 'office',
  input: z.object({}),
  output: examples,
})

/** Deletes those kinds as staff would: each can be restored for a while. Answers what was removed. */
export const removeExamples = endpoint({
  method: 'POST',
  path: '/api/admin/examples/removal',
  access: 'office',
  input: z.object({ products: z.boolean(), articles: z.boolean() }),
  output: examples,
})

const shopState = z.object({ isOpen: z.boolean() })

export const getShopState = endpoint({
  method: 'GET',
  path: '/api/admin/shop-state',
  access: 'products',
  input: z.object({}),
  output: z.extend(shopState, {
    /** Products of the starter content that nobody edited. */
    examples: z.number(),
  }),
})

/** While the shop is shut, its pages are shown and nothing can be ordered. */
export const switchShop = endpoint({
  method: 'PUT',
  path: '/api/admin/shop-state',
  access: 'products',
  input: shopState,
  output: shopState,
})
