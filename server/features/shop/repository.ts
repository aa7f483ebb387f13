import type { Knex } from 'knex'
import type { ProductPicture } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import type { PublishingStatus } from '#contract/writing/publishingAdmin.ts'
import { isPublic } from '#server/publishing/states.ts'

/** A stored product: `inStock` is what staff say, the numbers are what was counted. */
export type ProductRecord = {
  id: string
  position: number
  name: string
  description: string
  shortDescription: string | null
  price: number
  category: ProductCategory
  imageUrl: string
  imageAlt: string
  imageWidth: number
  imageHeight: number
  imageWidths: number[] | null
  gallery: ProductPicture[]
  isEcoFriendly: boolean
  isBestSeller: boolean
  inStock: boolean
  stockOnHand: number | null
  stockReserved: number
  weightGrams: number | null
  hasCashOnDelivery: boolean
  gstRate: number
  hsn: string
  status: PublishingStatus
  publishAt: string | null
  deletedAt: string | null
  createdAt: string
  updatedAt: string
  version: number
}

export const columns = {
  id: 'id',
  position: 'position',
  name: 'name',
  description: 'description',
  shortDescription: 'short_description',
  price: 'price',
  category: 'category',
  imageUrl: 'image_url',
  imageAlt: 'image_alt',
  imageWidth: 'image_width',
  imageHeight: 'image_height',
  imageWidths: 'image_widths',
  gallery: 'gallery',
  isEcoFriendly: 'is_eco_friendly',
  isBestSeller: 'is_best_seller',
  inStock: 'in_stock',
  stockOnHand: 'stock_on_hand',
  stockReserved: 'stock_reserved',
  weightGrams: 'weight_grams',
  hasCashOnDelivery: 'has_cash_on_delivery',
  gstRate: 'gst_rate',
  hsn: 'hsn',
  status: 'status',
  publishAt: 'publish_at',
  deletedAt: 'deleted_at',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  version: 'version',
} satisfies Record<keyof ProductRecord, string>

/** Lists are stored as JSON, and SQLite stores a boolean as 0 or 1. */
export const parse = (row: ProductRecord): ProductRecord => ({
  ...row,
  imageWidths: row.imageWidths === null ? null : JSON.parse(String(row.imageWidths)),
  gallery: JSON.parse(String(row.gallery)),
  isEcoFriendly: Boolean(row.isEcoFriendly),
  isBestSeller: Boolean(row.isBestSeller),
  inStock: Boolean(row.inStock),
  hasCashOnDelivery: Boolean(row.hasCashOnDelivery),
})

export const toRow = ({
  imageWidths,
  gallery,
  ...record
}: ProductRecord): Record<string, unknown> => {
  const stored = {
    ...record,
    imageWidths: imageWidths === null ? null : JSON.stringify(imageWidths),
    gallery: JSON.stringify(gallery),
  }
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, stored[name as keyof typeof stored]]),
  )
}

type ProductsQuery = { readonly now: string; readonly category?: ProductCategory | undefined }

/** Public products, in the temple's order. */
export const listProducts = async (
  db: Knex,
  { now, category }: ProductsQuery,
): Promise<ProductRecord[]> => {
  const query = db('products')
    .select<ProductRecord[]>(columns)
    .whereRaw(isPublic, [now])
    .orderBy(['position', 'id'])
  return (await (category === undefined ? query : query.where({ category }))).map(parse)
}

/** Those of them that are public. */
export const listProductsById = async (
  db: Knex,
  ids: readonly string[],
  now: string,
): Promise<ProductRecord[]> => {
  const rows = await db('products')
    .select<ProductRecord[]>(columns)
    .whereIn('id', [...ids])
    .whereRaw(isPublic, [now])
  return rows.map(parse)
}

/** Only while it is public. */
export const findProduct = async (
  db: Knex,
  id: string,
  now: string,
): Promise<ProductRecord | undefined> => {
  const row = await db('products')
    .where({ id })
    .whereRaw(isPublic, [now])
    .first<ProductRecord | undefined>(columns)
  return row && parse(row)
}

export const insertProduct = async (trx: Knex, record: ProductRecord): Promise<void> => {
  await trx('products').insert(toRow(record))
}
