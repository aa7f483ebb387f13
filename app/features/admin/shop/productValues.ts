import type { Sent } from '#contract/endpoint.ts'
import type { StaffProduct, updateProduct } from '#contract/shopAdmin.ts'

/** The form's content, as people type it. */
export type ProductValues = {
  name: string
  description: string
  shortDescription: string
  price: string
  stockOnHand: string
  weightGrams: string
  gstRate: string
  hsn: string
  inStock: boolean
  hasCashOnDelivery: boolean
  isEcoFriendly: boolean
  isBestSeller: boolean
}

const textOf = (number: number | undefined): string => (number === undefined ? '' : String(number))

export const toProductValues = (product: StaffProduct): ProductValues => ({
  name: product.name,
  description: product.description,
  shortDescription: product.shortDescription ?? '',
  price: textOf(product.price),
  stockOnHand: textOf(product.stockOnHand),
  weightGrams: textOf(product.weightGrams),
  gstRate: textOf(product.gstRate),
  hsn: product.hsn,
  inStock: product.inStock,
  hasCashOnDelivery: product.hasCashOnDelivery,
  isEcoFriendly: product.isEcoFriendly,
  isBestSeller: product.isBestSeller,
})

/** Typed as `3,200` or `3200`; anything else is left to the rules of the field. */
export const numberOf = (typed: string): number => {
  const text = typed.trim().replaceAll(',', '')
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
}

/** Empty fields are not sent. */
export const toProductInput = (id: string, values: ProductValues): Sent<typeof updateProduct> => ({
  id,
  name: values.name,
  description: values.description,
  ...(values.shortDescription.trim() && { shortDescription: values.shortDescription }),
  price: numberOf(values.price),
  ...(values.stockOnHand.trim() && { stockOnHand: numberOf(values.stockOnHand) }),
  ...(values.weightGrams.trim() && { weightGrams: numberOf(values.weightGrams) }),
  gstRate: numberOf(values.gstRate),
  hsn: values.hsn,
  inStock: values.inStock,
  hasCashOnDelivery: values.hasCashOnDelivery,
  isEcoFriendly: values.isEcoFriendly,
  isBestSeller: values.isBestSeller,
})
