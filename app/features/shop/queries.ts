import { readQuery } from '#app/queries.ts'
import type { ProductCategory } from '#contract/shopRules.ts'

/** Everything the shop sells: on the phone soon after the first visit (offline/content/refresh.ts). */
export const productsQuery = readQuery('listProducts', {})

export const categoryQuery = (category: ProductCategory) =>
  readQuery('listProductsOfCategory', { category })

/** One product by its id. */
export const productQuery = (id: string) => readQuery('getProduct', { id })
