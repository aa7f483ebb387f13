import type { Product } from '#contract/shop/public.ts'
import { mostOfOne } from '#contract/shop/rules.ts'
import type { ProductRecord } from './repository.ts'

/** What orders have not reserved; undefined if nobody counts it. */
const leftOf = ({ stockOnHand, stockReserved }: ProductRecord): number | undefined =>
  stockOnHand === undefined ? undefined : stockOnHand - stockReserved

/** A product as everybody sees it: of the count only what a buyer needs. */
export const toProduct = (record: ProductRecord): Product => {
  const left = leftOf(record)
  const inStock = record.inStock && (left === undefined || left > 0)
  return {
    id: record.id,
    name: record.name,
    description: record.description,
    ...(record.shortDescription !== undefined && { shortDescription: record.shortDescription }),
    price: record.price,
    category: record.category,
    imageUrl: record.imageUrl,
    imageAlt: record.imageAlt,
    imageWidth: record.imageWidth,
    imageHeight: record.imageHeight,
    ...(record.imageWidths !== undefined && { imageWidths: record.imageWidths }),
    gallery: record.gallery,
    isEcoFriendly: record.isEcoFriendly,
    isBestSeller: record.isBestSeller,
    inStock,
    ...(inStock && left !== undefined && left <= mostOfOne && { stockLeft: left }),
    ...(record.weightGrams !== undefined && { weightGrams: record.weightGrams }),
    hasCashOnDelivery: record.hasCashOnDelivery,
    gstRate: record.gstRate,
    hsn: record.hsn,
    createdAt: record.createdAt,
  }
}
