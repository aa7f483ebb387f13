import type { Knex } from 'knex'
import type { ProductPicture } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { columnsOf, records } from '#server/db/rows.ts'
import { recordStore } from '#server/db/recordStore.ts'
import type { Published } from '#server/publishing/publishing.ts'
import { isPublic, publishedColumns } from '#server/publishing/states.ts'

/** A stored product: `inStock` is what staff say, the numbers are what was counted. */
export type ProductRecord = Published & {
  id: string
  position: number
  name: string
  description: string
  shortDescription?: string | undefined
  price: number
  category: ProductCategory
  imageUrl: string
  imageAlt: string
  imageWidth: number
  imageHeight: number
  imageWidths?: number[] | undefined
  gallery: ProductPicture[]
  isEcoFriendly: boolean
  isBestSeller: boolean
  inStock: boolean
  stockOnHand?: number | undefined
  stockReserved: number
  weightGrams?: number | undefined
  hasCashOnDelivery: boolean
  gstRate: number
  hsn: string
  createdAt: string
}

const columns = columnsOf<ProductRecord>()([
  'id',
  'position',
  'name',
  'description',
  'shortDescription',
  'price',
  'category',
  'imageUrl',
  'imageAlt',
  'imageWidth',
  'imageHeight',
  'imageWidths',
  'gallery',
  'isEcoFriendly',
  'isBestSeller',
  'inStock',
  'stockOnHand',
  'stockReserved',
  'weightGrams',
  'hasCashOnDelivery',
  'gstRate',
  'hsn',
  'createdAt',
  ...publishedColumns,
])

/** Queries that are answered with products. */
export const products = (db: Knex) => records<ProductRecord>(db, 'products', columns)

type ProductsQuery = { readonly now: string; readonly category?: ProductCategory | undefined }

/** Public products, in the temple's order. */
export const listProducts = (
  db: Knex,
  { now, category }: ProductsQuery,
): Promise<ProductRecord[]> => {
  const query = products(db).whereRaw(isPublic, [now]).orderBy(['position', 'id'])
  return category === undefined ? query : query.where({ category })
}

/** Those of them that are public. */
export const listProductsById = (
  db: Knex,
  ids: readonly string[],
  now: string,
): Promise<ProductRecord[]> =>
  products(db)
    .whereIn('id', [...ids])
    .whereRaw(isPublic, [now])

/** Only while it is public. */
export const findProduct = (
  db: Knex,
  id: string,
  now: string,
): Promise<ProductRecord | undefined> =>
  products(db).where({ id }).whereRaw(isPublic, [now]).first()

/** Drafts and deleted ones too. */
export const {
  find: findAny,
  lock: lockProduct,
  insert: insertProduct,
  insertNew,
  update: updateProduct,
} = recordStore<ProductRecord>('products', columns)
