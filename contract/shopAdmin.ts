import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { longText, oneLine, optionalLine } from './fields.ts'
import {
  one,
  publishedFilters,
  publishedPageOf,
  publishedState,
  publishing,
} from './publishingAdmin.ts'
import { pageOf, paging } from './paging.ts'
import { product } from './shop.ts'

/** With what only staff see: how many there are, promised ones included. */
export const staffProduct = z.extend(z.omit(product, { stockLeft: true }), {
  /** Absent if nobody counts it. */
  stockOnHand: z.optional(z.number()),
  /** Promised to orders that were not sent yet. */
  stockReserved: z.number(),
  ...publishedState,
})
export type StaffProduct = z.infer<typeof staffProduct>

const staffProductSummary = z.pick(staffProduct, {
  id: true,
  name: true,
  category: true,
  price: true,
  imageUrl: true,
  inStock: true,
  isBestSeller: true,
  stockOnHand: true,
  stockReserved: true,
  status: true,
  publishAt: true,
  version: true,
  updatedAt: true,
  deletedAt: true,
  restorableUntil: true,
})
export type StaffProductSummary = z.infer<typeof staffProductSummary>

/** In the shop's order. */
export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'editor',
  input: z.object(publishedFilters),
  output: publishedPageOf(staffProductSummary),
})

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'editor',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})

const rupees = z
  .int('Please enter whole rupees')
  .check(z.gte(1, 'At least ₹1'), z.lte(1_000_000, 'At most ₹10,00,000'))
const pieces = z
  .int('Please enter a whole number')
  .check(z.gte(0, 'Zero or more'), z.lte(100_000, 'At most 1,00,000'))

const words = {
  name: oneLine(80),
  description: longText(4000),
  shortDescription: optionalLine(60),
  price: rupees,
  /** Left out: nobody counts it. */
  stockOnHand: z.optional(pieces),
  /** False: not sold at the moment, whatever the count says. */
  inStock: z.boolean(),
  weightGrams: z.optional(pieces.check(z.gte(1, 'At least 1 g'))),
  hasCashOnDelivery: z.boolean(),
  isEcoFriendly: z.boolean(),
  isBestSeller: z.boolean(),
  gstRate: z.int('Please enter a whole number').check(z.gte(0), z.lte(40, 'At most 40%')),
  hsn: z.string().check(z.trim(), z.regex(/^\d{4,8}$/, 'Four to eight digits')),
}

/** Replaces all of these; optional ones that are not sent are removed. */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  access: 'editor',
  isVersioned: true,
  input: z.object({ ...one, ...words }),
  output: staffProduct,
})

export const stockMoveKinds = ['received', 'sold', 'returned', 'counted'] as const

const stockMove = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(stockMoveKinds),
  /** Negative if they left. */
  pieces: z.number(),
  /** How many there were afterwards; absent once nobody counts them. */
  onHand: z.optional(z.number()),
  /** The order that they were sold with or came back from. */
  reference: z.optional(z.string()),
  actor: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
  note: z.optional(z.string()),
})
export type StockMove = z.infer<typeof stockMove>

/** The history of a product's stock, the latest first. */
export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id/stock',
  access: 'editor',
  input: z.object({ ...one, ...paging }),
  output: pageOf(stockMove),
})

/** Pieces that were delivered to the temple; a negative number takes broken or lost ones out. */
export const receiveStock = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/stock',
  access: 'editor',
  command: true,
  input: z.object({
    ...one,
    pieces: z.int('Please enter a whole number').check(
      z.gte(-100_000, 'At most 1,00,000'),
      z.lte(100_000, 'At most 1,00,000'),
      z.refine((count) => count !== 0, 'Please enter how many'),
    ),
    note: optionalLine(200),
  }),
  output: staffProduct,
})

export const publishProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/publication',
  access: 'editor',
  isVersioned: true,
  input: publishing,
  output: staffProduct,
})

/** Disappears for everybody else at once, and for good after 30 days. */
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id',
  access: 'editor',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/restore',
  access: 'editor',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})
