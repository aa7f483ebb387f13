import { flag, inRow, openChoice, ownValue, text, whole } from '#app/admin/form/fields.ts'
import { formOf } from '#app/admin/form/formOf.ts'
import type { Sent } from '#contract/endpoint.ts'
import { createProduct, type StaffProduct, type updateProduct } from '#contract/shop/admin.ts'
import { isDigital, productCategories } from '#contract/shop/rules.ts'

export type PictureValues = Pick<StaffProduct, 'imageUrl' | 'imageAlt'>

export const productValues = formOf(
  {
    /** Chosen once, for a new product. */
    category: openChoice(productCategories, 'categories'),
    name: text(),
    description: text({ rows: 5 }),
    shortDescription: text(),
    /** The first one is the product's picture, the others are its gallery. */
    pictures: ownValue<PictureValues[]>([], { isWhole: true }),
    ...inRow('gap-5 sm:grid-cols-2', { price: whole(), stockOnHand: whole() }),
    ...inRow('gap-5 sm:grid-cols-3', {
      gstRate: whole(),
      hsn: text({ inputMode: 'numeric', maxLength: 8 }),
      weightGrams: whole(),
    }),
    ...inRow('gap-3 sm:grid-cols-2', {
      inStock: flag(true),
      hasCashOnDelivery: flag(),
      isEcoFriendly: flag(),
      isBestSeller: flag(),
    }),
  },
  createProduct.input,
)

export type ProductValues = typeof productValues.empty

export const emptyProduct = productValues.empty

export const toProductValues = (product: StaffProduct): ProductValues =>
  productValues.toValues({
    ...product,
    pictures: [product, ...product.gallery].map(({ imageUrl, imageAlt }) => ({
      imageUrl,
      imageAlt,
    })),
  })

const notOfDigital = { stockOnHand: '', weightGrams: '', hasCashOnDelivery: false }

export function toNewProduct(values: ProductValues): Sent<typeof createProduct> {
  const { pictures, ...input } = productValues.toInput({
    ...values,
    ...(isDigital(values) && notOfDigital),
  })
  const [first = { imageUrl: '', imageAlt: '' }, ...gallery] = pictures
  return { ...input, ...first, gallery }
}

export function toProductInput(id: string, values: ProductValues): Sent<typeof updateProduct> {
  const { category: _, ...input } = toNewProduct(values)
  return { ...input, id }
}
