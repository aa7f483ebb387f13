import type { Product } from '#contract/shop/public.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'
import type { OfflineDb } from '#app/offline/db.ts'
import type { SavedProduct } from '#app/offline/rows.ts'
import { storeRows } from './storeRows.ts'

/** How the shop's answers are stored on the phone: the whole list, which answers the others. */
export const productKeepers = (db: OfflineDb) => ({
  listProducts: {
    load: async () => {
      const stored = await db.products.orderBy('order').toArray()
      return stored.length > 0 ? stored.map(plain) : undefined
    },
    save: (list: readonly Product[]) =>
      storeRows(
        db,
        db.products,
        list.map((product, order) => ({ ...product, order })),
      ),
  },
  listProductsOfCategory: {
    load: async ({ category }: { category: ProductCategory }) => {
      if ((await db.products.count()) === 0) return undefined
      return (await db.products.where({ category }).sortBy('order')).map(plain)
    },
  },
  // A product that is not on the phone may be new.
  getProduct: {
    load: async ({ id }: { id: string }) => {
      const stored = await db.products.get(id)
      return stored && plain(stored)
    },
  },
})

const plain = ({ order: _, ...product }: SavedProduct): Product => product
