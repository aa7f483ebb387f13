import type { Knex } from 'knex'
import { createProduct, type NewProduct } from '#contract/shop/admin.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { AppError } from '#server/errors.ts'
import type { Context } from '#server/http/implement.ts'
import { issueMessage } from '#server/http/messages.ts'
import { bumpContent } from '#server/db/contentVersion.ts'
import type { ShopAdmin } from './admin.ts'
import { assertRate, assertSellable, type Edited } from './input.ts'
import { lockProduct, products, type ProductRecord } from './repository.ts'

type Deps = {
  readonly admin: Pick<ShopAdmin, 'create' | 'update' | 'publish' | 'notFound'>
  /** Those of them that somebody has bought. */
  readonly listBought: (db: Knex, ids: readonly string[]) => Promise<string[]>
}

/** A new product has a drawing of its category until staff choose a picture. */
const drawings: Readonly<Record<ProductCategory, string>> = {
  idols: 'brass-ganapati',
  puja_kits: 'daily-puja-kit',
  digital: 'mantra-book-pdf',
  books: 'mantra-book',
}

const drawingOf = (category: ProductCategory): string =>
  `/images/products/${drawings[category]}.svg`

/** A stored product as an editor would send it unchanged. */
const toEdited = (current: ProductRecord): Edited => ({
  name: current.name,
  description: current.description,
  shortDescription: current.shortDescription,
  price: current.price,
  stockOnHand: current.stockOnHand,
  inStock: current.inStock,
  weightGrams: current.weightGrams,
  hasCashOnDelivery: current.hasCashOnDelivery,
  isEcoFriendly: current.isEcoFriendly,
  isBestSeller: current.isBestSeller,
  gstRate: current.gstRate,
  hsn: current.hsn,
  imageUrl: current.imageUrl,
  imageAlt: current.imageAlt,
  gallery: current.gallery.map(({ imageUrl, imageAlt }) => ({ imageUrl, imageAlt })),
})

type Fault = { readonly field: string; readonly detail: string }

const faultsOf = (check: () => void): Fault[] => {
  try {
    check()
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.fields.map(({ pointer, detail }) => ({ field: pointer.slice(2), detail }))
  }
}

/** Products that come from a list; what writes does so in the caller's transaction. */
export const createImporting = ({ admin, listBought }: Deps) => ({
  drawingOf,
  toEdited,

  /** Drafts and deleted ones, too. */
  list: (db: Knex): Promise<ProductRecord[]> => products(db).orderBy('id'),

  /** Nobody else changes one of them until the end of the transaction. */
  listLocked: (trx: Knex): Promise<ProductRecord[]> => products(trx).orderBy('id').forUpdate(),

  /** What the form would say of it; `existing` is the product in the shop, absent if it is new. */
  faultsOf: (product: NewProduct, existing?: ProductRecord): Fault[] => {
    const parsed = createProduct.input.safeParse(product, { error: issueMessage })
    if (!parsed.success) {
      return parsed.error.issues.map(({ path, message }) => ({
        field: String(path[0]),
        detail: message,
      }))
    }
    return faultsOf(() => {
      assertSellable(existing ?? { category: product.category, stockReserved: 0 }, parsed.data)
      assertRate(parsed.data, existing?.gstRate)
    })
  },

  add: async (
    context: Context,
    product: NewProduct,
    { isPublished }: { readonly isPublished: boolean },
  ): Promise<{ id: string; version: number }> => {
    const parsed = createProduct.input.parse(product)
    const { id, version } = await admin.create(context.db, parsed, context.actor)
    if (!isPublished) return { id, version }
    return admin.publish({ ...context, ifMatch: version }, { id, status: 'published' })
  },

  /** From that version; returns the new one. */
  edit: async (context: Context, id: string, version: number, edited: Edited): Promise<number> =>
    (await admin.update({ ...context, ifMatch: version }, { ...edited, id })).version,

  /** For good, as if it had never been added; false if somebody has ordered or changed it. */
  removeUnsold: async (
    trx: Knex,
    { id, version }: { readonly id: string; readonly version: number },
  ): Promise<boolean> => {
    const current = await lockProduct(trx, id)
    if (current?.version !== version || current.stockReserved > 0) return false
    if ((await listBought(trx, [id])).length > 0) return false
    await trx('products').where({ id }).delete()
    await bumpContent(trx)
    return true
  },
})

export type ProductImporting = ReturnType<typeof createImporting>
