import { numberOf } from '#app/admin/numberOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import type { createProduct, StaffProduct, updateProduct } from '#contract/shop/admin.ts'
import { isDigital, type ProductCategory } from '#contract/shop/rules.ts'

export type PictureValues = Pick<StaffProduct, 'imageUrl' | 'imageAlt'>

/** The form's content, as people type it. */
export type ProductValues = {
  category: ProductCategory | ''
  name: string
  description: string
  shortDescription: string
  /** The first one is the product's picture, the others are its gallery. */
  pictures: PictureValues[]
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

export const emptyProduct: ProductValues = {
  category: '',
  name: '',
  description: '',
  shortDescription: '',
  pictures: [],
  price: '',
  stockOnHand: '',
  weightGrams: '',
  gstRate: '',
  hsn: '',
  inStock: true,
  hasCashOnDelivery: false,
  isEcoFriendly: false,
  isBestSeller: false,
}

const numberText = (number: number | undefined): string =>
  number === undefined ? '' : String(number)

export const toProductValues = (product: StaffProduct): ProductValues => ({
  category: product.category,
  name: product.name,
  description: product.description,
  shortDescription: product.shortDescription ?? '',
  pictures: [product, ...product.gallery].map(({ imageUrl, imageAlt }) => ({
    imageUrl,
    imageAlt,
  })),
  price: numberText(product.price),
  stockOnHand: numberText(product.stockOnHand),
  weightGrams: numberText(product.weightGrams),
  gstRate: numberText(product.gstRate),
  hsn: product.hsn,
  inStock: product.inStock,
  hasCashOnDelivery: product.hasCashOnDelivery,
  isEcoFriendly: product.isEcoFriendly,
  isBestSeller: product.isBestSeller,
})

/** Empty fields are not sent, nor those that a digital item does not have. */
const toFields = (values: ProductValues): Omit<Sent<typeof updateProduct>, 'id'> => {
  const [first = { imageUrl: '', imageAlt: '' }, ...gallery] = values.pictures
  const goods = !isDigital(values)
  return {
    name: values.name,
    description: values.description,
    ...(values.shortDescription.trim() && { shortDescription: values.shortDescription }),
    ...first,
    gallery,
    price: numberOf(values.price),
    ...(goods && values.stockOnHand.trim() && { stockOnHand: numberOf(values.stockOnHand) }),
    ...(goods && values.weightGrams.trim() && { weightGrams: numberOf(values.weightGrams) }),
    gstRate: numberOf(values.gstRate),
    hsn: values.hsn,
    inStock: values.inStock,
    hasCashOnDelivery: goods && values.hasCashOnDelivery,
    isEcoFriendly: values.isEcoFriendly,
    isBestSeller: values.isBestSeller,
  }
}

export const toProductInput = (id: string, values: ProductValues): Sent<typeof updateProduct> => ({
  id,
  ...toFields(values),
})

export const toNewProduct = (values: ProductValues): Sent<typeof createProduct> => ({
  // Without one, the contract asks for it.
  category: values.category as ProductCategory,
  ...toFields(values),
})
