import type { Knex } from 'knex'
import type { Product } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import { AppError } from '#server/errors.ts'
import { findProduct, listProducts, listProductsById, type ProductRecord } from './repository.ts'
import { toProduct } from './toProduct.ts'

/** A scheduled product changed for its buyers when it became public. */
const changedAtOf = ({ updatedAt, publishAt }: ProductRecord): string =>
  publishAt !== undefined && publishAt > updatedAt ? publishAt : updatedAt

/** The products that everybody may see now. */
export const createShop = (now: () => Date) => {
  const at = (): string => now().toISOString()
  return {
    list: async (db: Knex): Promise<Product[]> =>
      (await listProducts(db, { now: at() })).map(toProduct),

    listOfCategory: async (db: Knex, category: ProductCategory): Promise<Product[]> =>
      (await listProducts(db, { now: at(), category })).map(toProduct),

    get: async (db: Knex, id: string): Promise<Product> => {
      const record = await findProduct(db, id, at())
      if (!record) throw new AppError('not_found', 'There is no such product.')
      return toProduct(record)
    },

    /** Those of them that can be seen now, by id. */
    find: async (db: Knex, ids: readonly string[]): Promise<Map<string, Product>> => {
      const found = await listProductsById(db, ids, at())
      return new Map(found.map((record) => [record.id, toProduct(record)]))
    },

    /** Each with the time of its last change, for search engines. */
    listChanged: async (db: Knex): Promise<{ product: Product; changedAt: string }[]> =>
      (await listProducts(db, { now: at() })).map((record) => ({
        product: toProduct(record),
        changedAt: changedAtOf(record),
      })),
  }
}

export type Shop = ReturnType<typeof createShop>
