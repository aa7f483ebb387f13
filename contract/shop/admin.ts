import * as z from 'zod/mini'
import { bulkAnswer, bulkId, someOf } from '#contract/bulk.ts'
import { endpoint } from '#contract/endpoint.ts'
import { asOneCode, longText, oneLine, optionalLine } from '#contract/fields.ts'
import {
  addressPart,
  one,
  publishedFilters,
  publishedPageOf,
  publishedState,
  publishing,
} from '#contract/writing/publishingAdmin.ts'
import { pageOf, paging } from '#contract/paging.ts'
import { product } from './public.ts'
import { formerGstRates, gstRates, productCategories } from './rules.ts'
import { donePublications, publications } from '#contract/writing/publicationsAdmin.ts'

/** With what only staff see: how many there are, promised ones included. */
const staffProduct = z.extend(z.omit(product, { stockLeft: true }), {
  /** Absent if stock is not tracked. */
  stockOnHand: z.optional(z.number()),
  /** Promised to orders that were not sent yet. */
  stockReserved: z.number(),
  /** The file of a digital item, which cannot be ordered without one. */
  file: z.optional(z.object({ fileName: z.string(), bytes: z.number() })),
  ...publishedState,
})
export type StaffProduct = z.infer<typeof staffProduct>

const staffProductSummary = z.extend(
  z.pick(staffProduct, {
    id: true,
    name: true,
    category: true,
    price: true,
    imageUrl: true,
    inStock: true,
    isBestSeller: true,
    stockOnHand: true,
    stockReserved: true,
    file: true,
    status: true,
    publishAt: true,
    version: true,
    updatedAt: true,
    deletedAt: true,
    restorableUntil: true,
  }),
  {
    /** From the starter content, and edited by nobody. */
    isExample: z.optional(z.literal(true)),
  },
)
export type StaffProductSummary = z.infer<typeof staffProductSummary>

/** In the shop's order. */
export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'products',
  input: z.object(publishedFilters),
  output: publishedPageOf(staffProductSummary),
})

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id',
  access: 'products',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})

const rupees = z
  .int('Please enter whole rupees')
  .check(z.gte(1, 'At least ₹1'), z.lte(1_000_000, 'At most ₹10,00,000'))
/** Largest stock of one product. */
export const mostPieces = 100_000

const pieces = z
  .int('Please enter a whole number')
  .check(z.gte(0, 'Zero or more'), z.lte(mostPieces, 'At most 1,00,000'))

/** One that was uploaded with `uploadPicture` (blogAdmin.ts), or a drawing of ours. */
const picture = {
  imageUrl: z
    .string('Please choose a picture')
    .check(
      z.maxLength(200),
      z.regex(
        /^\/(media\/[a-f0-9]{20,64}-\d{2,4}\.webp|images\/products\/[a-z0-9-]+\.svg)$/,
        'Please choose an uploaded picture',
      ),
    ),
  /** Describes it to people who cannot see it. */
  imageAlt: oneLine(200),
}

export const mostInGallery = 8

const words = {
  name: oneLine(80),
  description: longText(4000),
  shortDescription: optionalLine(60),
  price: rupees,
  /** Left out if stock is not tracked. */
  stockOnHand: z.optional(pieces),
  /** False: not sold at the moment, regardless of stock. */
  inStock: z.boolean(),
  weightGrams: z.optional(pieces.check(z.gte(1, 'At least 1 g'))),
  hasCashOnDelivery: z.boolean(),
  isEcoFriendly: z.boolean(),
  isBestSeller: z.boolean(),
  gstRate: z
    .int('Please enter a whole number')
    .check(
      z.refine(
        (rate) => [...gstRates, ...formerGstRates].some((known) => known === rate),
        `GST has the rates ${gstRates.join(', ')} percent`,
      ),
    ),
  hsn: z.string().check(asOneCode, z.regex(/^\d{4,8}$/, 'Four to eight digits')),
  ...picture,
  /** Further pictures, after the one above. */
  gallery: z
    .array(z.object(picture))
    .check(z.maxLength(mostInGallery, `At most ${mostInGallery} more pictures`)),
}

/** Words that the addresses of the shop, and of its part of the back office, use. */
export const reservedProductIds = ['all', 'category', 'import', 'new']

/**
 * Creates a draft at the end of its category; it stays in that category. Without an id, the last
 * part of its address `/shop/{id}`, one is made from the name; 409 `id_taken`.
 */
export const createProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products',
  access: 'products',
  input: z.object({
    id: z.optional(addressPart(reservedProductIds)),
    category: z.enum(productCategories, 'Please choose a category'),
    ...words,
  }),
  output: staffProduct,
})
export type NewProduct = z.infer<typeof createProduct.input>

/** Replaces all of these; optional ones that are not sent are removed. */
export const updateProduct = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id',
  access: 'products',
  isVersioned: true,
  input: z.object({ ...one, ...words }),
  output: staffProduct,
})

export const largestProductFile = 100 * 1024 * 1024

/**
 * What buyers of a digital item download, in place of the file it had; earlier buyers get it, too.
 * The body is the file itself: PDF, ZIP, MP3, PNG, JPEG, WebP or ICS, recognised by its bytes.
 */
export const uploadProductFile = endpoint({
  method: 'PUT',
  path: '/api/admin/products/:id/file',
  access: 'products',
  isVersioned: true,
  upload: { maxBytes: largestProductFile },
  input: z.object({
    ...one,
    /** As buyers see it; it gets the ending of its kind. */
    fileName: oneLine(200),
  }),
  output: staffProduct,
})

/** Public products of which `fewLeft` or fewer can still be sold, the fewest first. */
export const listLowStock = endpoint({
  method: 'GET',
  path: '/api/admin/low-stock',
  access: 'products',
  input: z.object({}),
  output: z.array(z.object({ id: z.string(), name: z.string(), left: z.number() })),
})

const stockMoveKinds = ['received', 'sold', 'returned', 'counted'] as const

const stockMove = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(stockMoveKinds),
  /** Negative if they left. */
  pieces: z.number(),
  /** Stock after the movement; absent if stock is not tracked. */
  onHand: z.optional(z.number()),
  /** The order they were sold in or returned from. */
  reference: z.optional(z.string()),
  actor: z.optional(z.object({ id: z.string(), username: z.optional(z.string()) })),
  note: z.optional(z.string()),
})
export type StockMove = z.infer<typeof stockMove>

/** The history of a product's stock, the latest first. */
export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/admin/products/:id/stock',
  access: 'products',
  input: z.object({ ...one, ...paging }),
  output: pageOf(stockMove),
})

/** Adds delivered pieces; a negative number removes broken or lost ones. */
export const receiveStock = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/stock',
  access: 'products',
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
  access: 'products',
  isVersioned: true,
  input: publishing,
  output: staffProduct,
})

export const publishProducts = endpoint({
  method: 'POST',
  path: '/api/admin/products/publications',
  access: 'products',
  input: publications,
  output: donePublications,
})

const ofRow = { id: bulkId, version: z.int().check(z.gte(0)) }

/**
 * Changes prices and counts of many, each from the version that was seen; what is not sent stays.
 * Answers with the new versions and what there was before, which undoes it.
 */
export const updatePricesAndStock = endpoint({
  method: 'POST',
  path: '/api/admin/products/prices-and-stock',
  access: 'products',
  input: z.object({
    items: someOf(
      z.object({ ...ofRow, price: z.optional(rupees), stockOnHand: z.optional(pieces) }),
    ),
  }),
  output: bulkAnswer(
    z.object({
      id: z.string(),
      version: z.number(),
      price: z.optional(z.number()),
      stockOnHand: z.optional(z.number()),
    }),
  ),
})
export type PricesAndStock = z.infer<typeof updatePricesAndStock.input>

/** Disappears for everybody else at once, and for good after 30 days. */
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/admin/products/:id',
  access: 'products',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/api/admin/products/:id/restore',
  access: 'products',
  isVersioned: true,
  input: z.object(one),
  output: staffProduct,
})
