import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { mostOfOne } from './rules.ts'

/** Different products in one cart. */
export const mostLines = 50

const quantity = z.int().check(z.gte(0), z.lte(mostOfOne))

const cartLine = z.object({
  /** The product's id. */
  id: z.string(),
  quantity: z.int(),
  addedAt: z.string(),
  /** As it is called and sold now, or was when it was last sold. */
  name: z.string(),
  price: z.number(),
})
export type AccountCartLine = z.infer<typeof cartLine>

const change = z.object({
  id: z.string().check(z.maxLength(120)),
  /** 0 removes it. */
  quantity,
  /** From a cart that was filled before logging in: the larger of both quantities stays. */
  isMerged: z._default(z.boolean(), false),
})

/**
 * The cart of the account after these changes; without any, as it is. Products that the temple never
 * had are left out.
 */
export const changeCart = endpoint({
  method: 'POST',
  path: '/api/cart',
  access: 'user',
  input: z.object({
    changes: z.array(change).check(z.maxLength(mostLines, `At most ${mostLines} different items`)),
  }),
  output: z.object({ lines: z.array(cartLine) }),
})
