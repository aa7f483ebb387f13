import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { productCategories } from './rules.ts'

const category = z.enum(
  productCategories,
  `Expected one of ${productCategories.join(', ')}; /api/products lists all`,
)

/** With the size of its largest file, so that space is reserved before it loads. */
const picture = {
  /** Works in any browser: one of our SVGs, or the WebP of the middle width. */
  imageUrl: z.string(),
  imageAlt: z.string(),
  imageWidth: z.number(),
  imageHeight: z.number(),
  /** Each width exists as WebP and AVIF (pictureAddresses.ts); a drawing has none. */
  imageWidths: z.optional(z.array(z.number())),
}

const productPicture = z.object(picture)
export type ProductPicture = z.infer<typeof productPicture> & Marked

export const product = z.object({
  /** Its slug: `/shop/brass-ganapati`. It stays when the product is renamed. */
  id: z.string(),
  name: z.string(),
  /** Plain text; paragraphs are separated by an empty line. */
  description: z.string(),
  /** For a card; without it the beginning of the description is shown. */
  shortDescription: z.optional(z.string()),
  /** Whole rupees, GST included. */
  price: z.number(),
  category,
  ...picture,
  /** Further pictures, after the one above. */
  gallery: z.array(productPicture),
  isEcoFriendly: z.boolean(),
  isBestSeller: z.boolean(),
  /** False too if all that the temple has is reserved for orders. */
  inStock: z.boolean(),
  /**
   * Present only while few are left (`mostOfOne`), to limit the quantity. Larger numbers would only
   * reveal the temple's sales.
   */
  stockLeft: z.optional(z.number()),
  /** With its packaging; absent for digital items. */
  weightGrams: z.optional(z.number()),
  /** Can be paid to the courier. */
  hasCashOnDelivery: z.boolean(),
  /** Percent, contained in the price. */
  gstRate: z.number(),
  /** The code under which it is taxed; for digital items, which are services, their SAC. */
  hsn: z.string(),
  createdAt: z.string(),
})
export type Product = z.infer<typeof product> & Marked

/** All of them in the temple's order, few enough for every phone to store. */
export const listProducts = endpoint({
  method: 'GET',
  path: '/api/products',
  access: 'anyone',
  input: z.object({}),
  output: z.array(product),
  cacheSeconds: 60,
})

/** 400 `invalid_input` for an unknown category, `all` included. */
export const listProductsOfCategory = endpoint({
  method: 'GET',
  path: '/api/products/category/:category',
  access: 'anyone',
  input: z.object({ category }),
  output: z.array(product),
  cacheSeconds: 60,
})

/** 404 `not_found` "There is no such product." */
export const getProduct = endpoint({
  method: 'GET',
  path: '/api/products/:id',
  access: 'anyone',
  input: z.object({ id: z.string() }),
  output: product,
  cacheSeconds: 60,
})
