import type { ProductRecord } from '#server/features/shop/repository.ts'
import type { SeedProduct } from './files.ts'

/** The size of all drawn pictures of products. */
const drawing = { imageWidth: 640, imageHeight: 640 }

const addressOf = (image: string): string => `/images/products/${image}.svg`

/** A product of the first content, public from the start. */
export const toProductRecord = (
  { gallery, stock, shortDescription = '', ...product }: SeedProduct,
  now: string,
): ProductRecord => ({
  ...product,
  shortDescription: shortDescription || null,
  imageUrl: addressOf(product.id),
  ...drawing,
  imageWidths: null,
  gallery: gallery.map(({ image, alt }) => ({
    imageUrl: addressOf(image),
    imageAlt: alt,
    ...drawing,
  })),
  inStock: true,
  stockOnHand: stock,
  stockReserved: 0,
  status: 'published',
  publishAt: now,
  deletedAt: null,
  createdAt: now,
  updatedAt: now,
  version: 1,
})
