import type { Knex } from 'knex'
import type { Language } from '#contract/languages.ts'
import type { Product } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { AppError } from '#server/errors.ts'
import { inLanguage } from '#server/translations/inLanguage.ts'
import { findProduct, listProducts, listProductsById, type ProductRecord } from './repository.ts'
import { toProduct } from './toProduct.ts'

/** A scheduled product changed for its buyers when it became public. */
const changedAtOf = ({ updatedAt, publishAt }: ProductRecord): string =>
  publishAt !== undefined && publishAt > updatedAt ? publishAt : updatedAt

const shownIn = (db: Knex, records: readonly ProductRecord[], language: Language) =>
  inLanguage(db, records.map(toProduct), { kind: 'product', language, idOf: ({ id }) => id })

/** The products that everybody may see now. */
export const createShop = (now: () => Date) => {
  const at = (): string => now().toISOString()
  return {
    list: async (db: Knex, language: Language = 'en'): Promise<Product[]> =>
      shownIn(db, await listProducts(db, { now: at() }), language),

    listOfCategory: async (
      db: Knex,
      category: ProductCategory,
      language: Language,
    ): Promise<Product[]> => shownIn(db, await listProducts(db, { now: at(), category }), language),

    get: async (db: Knex, id: string, language: Language): Promise<Product> => {
      const record = await findProduct(db, id, at())
      if (!record) throw new AppError('not_found', { code: 'content.noProduct' })
      const [product = toProduct(record)] = await shownIn(db, [record], language)
      return product
    },

    /** Those of them that can be seen now, by id. */
    find: async (db: Knex, ids: readonly string[]): Promise<Map<string, Product>> => {
      const found = await listProductsById(db, ids, at())
      return new Map(found.map((record) => [record.id, toProduct(record)]))
    },

    /** Each with the time of its last change, for search engines. */
    listChanged: async (
      db: Knex,
      language: Language,
    ): Promise<{ product: Product; changedAt: string | undefined }[]> => {
      const records = await listProducts(db, { now: at() })
      const changes = new Map(records.map((record) => [record.id, changedAtOf(record)]))
      const shown = await shownIn(db, records, language)
      return shown.map((product) => ({ product, changedAt: changes.get(product.id) }))
    },
  }
}

export type Shop = ReturnType<typeof createShop>
