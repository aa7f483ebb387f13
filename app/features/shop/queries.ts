import { type ReadQuery, readQuery } from '#app/queries.ts'
import type { ProductCategory } from '#contract/shop/rules.ts'

/** Everything the shop sells: on the phone soon after the first visit (offline/content/refresh.ts). */
export const productsQuery = readQuery('listProducts', {})

const categoryQuery = (category: ProductCategory) =>
  readQuery('listProductsOfCategory', { category })

/** One product by its id. */
export const productQuery = (id: string) => readQuery('getProduct', { id })

/** What a tab of the shop shows. Both reads answer a list of products. */
export const tabQuery = (category: ProductCategory | undefined) =>
  (category === undefined ? productsQuery : categoryQuery(category)) as ReadQuery<'listProducts'>
