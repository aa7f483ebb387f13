import { getProduct, listProducts, listProductsOfCategory } from '#contract/shop.ts'
import { implement } from '#server/http/implement.ts'
import type { Shop } from './service.ts'

export const shopRoutes = (shop: Shop) => [
  implement(listProducts)((_, { db }) => shop.list(db)),
  implement(listProductsOfCategory)(({ category }, { db }) => shop.listOfCategory(db, category)),
  implement(getProduct)(({ id }, { db }) => shop.get(db, id)),
]
