import type { AuditValues } from '#contract/audit/admin.ts'
import type { NewProduct } from '#contract/shop/admin.ts'
import { formerGstRates, gstRates } from '#contract/shop/rules.ts'
import { orNull } from '#server/admin/audit.ts'
import { AppError } from '#server/errors.ts'
import type { ChosenPictures } from './picturesOf.ts'
import type { ProductRecord } from './repository.ts'

/** A product as an editor writes it. */
export type Edited = Omit<NewProduct, 'id' | 'category'>

export const refused = (field: string, detail: string): AppError =>
  new AppError('invalid_input', undefined, [{ pointer: `#/${field}`, detail }])

export const toFields = (edited: Omit<Edited, keyof ChosenPictures>) => ({
  name: edited.name,
  description: edited.description,
  shortDescription: edited.shortDescription || undefined,
  price: edited.price,
  stockOnHand: edited.stockOnHand,
  inStock: edited.inStock,
  weightGrams: edited.weightGrams,
  hasCashOnDelivery: edited.hasCashOnDelivery,
  isEcoFriendly: edited.isEcoFriendly,
  isBestSeller: edited.isBestSeller,
  gstRate: edited.gstRate,
  hsn: edited.hsn,
})

/** What the activity log records; the number before and after is the history of the stock. */
export const toAuditValues = (record: ProductRecord): AuditValues => ({
  category: record.category,
  ...orNull(toFields(record)),
  image: record.imageUrl,
  imageAlt: record.imageAlt,
  gallery: record.gallery.map(({ imageUrl, imageAlt }) => `${imageUrl} ${imageAlt}`),
})

/** What the database would refuse, in words. */
export const assertSellable = (
  { category, stockReserved }: Pick<ProductRecord, 'category' | 'stockReserved'>,
  edited: Edited,
): void => {
  if (category === 'digital') {
    if (edited.stockOnHand !== undefined)
      throw refused('stockOnHand', 'Digital items are not counted. Please leave this empty')
    if (edited.weightGrams !== undefined)
      throw refused('weightGrams', 'Digital items have no weight. Please leave this empty')
    if (edited.hasCashOnDelivery)
      throw refused('hasCashOnDelivery', 'Digital items cannot be paid on delivery')
  }
  if (stockReserved > (edited.stockOnHand ?? 0))
    throw refused('stockOnHand', `${stockReserved} of these are promised to orders`)
}

/** What can be changed for many products at once; what is left out stays. */
export type Figures = { price?: number | undefined; stockOnHand?: number | undefined }

/** In words for one row of many: there is no field to point to. */
export const withFigures = (
  current: ProductRecord,
  { price = current.price, stockOnHand = current.stockOnHand }: Figures,
): ProductRecord => {
  if (current.stockOnHand === undefined && stockOnHand !== undefined)
    throw new AppError('wrong_status', 'Its stock is not counted.')
  if (current.stockReserved > (stockOnHand ?? 0))
    throw new AppError('wrong_status', `${current.stockReserved} are promised to orders.`)
  return { ...current, price, stockOnHand }
}

/** A rate that was abolished stays only where it is. */
export const assertRate = (edited: Edited, before?: number): void => {
  const isFormer = formerGstRates.some((rate) => rate === edited.gstRate)
  if (isFormer && edited.gstRate !== before)
    throw refused(
      'gstRate',
      `${edited.gstRate}% ended on 21 September 2025. Now: ${gstRates.join(', ')} percent`,
    )
}
