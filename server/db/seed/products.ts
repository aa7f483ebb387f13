import type { ProductRecord } from '#server/features/shop/repository.ts'
import type { SeedProduct } from './files.ts'

/** The size of all drawn pictures of products. */
const drawing = { imageWidth: 640, imageHeight: 640 }

const addressOf = (image: string): string => `/images/products/${image}.svg`

/** A product of the first content, public from the start. */
export const toProductRecord = (
  { gallery, stock, shortDescription, weightGrams, ...product }: SeedProduct,
  now: string,
): ProductRecord => ({
  ...product,
  shortDescription: shortDescription || undefined,
  weightGrams: weightGrams ?? undefined,
  imageUrl: addressOf(product.id),
  ...drawing,
  imageWidths: undefined,
  gallery: gallery.map(({ image, alt }) => ({
    imageUrl: addressOf(image),
    imageAlt: alt,
    ...drawing,
  })),
  inStock: true,
  stockOnHand: stock ?? undefined,
  stockReserved: 0,
  status: 'published',
  publishAt: now,
  deletedAt: undefined,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
