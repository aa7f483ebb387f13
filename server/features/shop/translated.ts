import type { Original, TranslatedKind } from '#server/translations/kind.ts'
import { findAny, products, type ProductRecord } from './repository.ts'

const toOriginal = (product: ProductRecord): Original => ({
  id: product.id,
  title: product.name,
  version: product.version,
  content: product,
})

/** What staff may write of products in other languages. */
export const translatedProducts: TranslatedKind = {
  kind: 'product',
  subject: 'product',
  stored: { table: 'products', key: 'id' },
  list: async (db) =>
    (await products(db).whereNull('deleted_at').orderBy(['position', 'id'])).map(toOriginal),
  find: async (db, id) => {
    const product = await findAny(db, id)
    return product && product.deletedAt === undefined ? toOriginal(product) : undefined
  },
}
