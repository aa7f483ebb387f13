import type { QueryFunctionContext } from '@tanstack/react-query'
import { momentary, type ReadQuery, readQuery } from '#app/queries.ts'
import type { ProductCategory } from '#contract/shopRules.ts'

/** Everything the shop sells: on the phone soon after the first visit (offline/content/refresh.ts). */
export const productsQuery = readQuery('listProducts', {})

/** Asks the server for prices and stock of this moment, which `productsQuery` then shows. */
export const productsNowQuery = {
  ...momentary,
  queryKey: ['productsNow'],
  queryFn: async ({ client }: QueryFunctionContext) => {
    const { fetchProducts } = await import('./fetchProducts.ts')
    const products = await fetchProducts()
    client.setQueryData(productsQuery.queryKey, products)
    return products
  },
}

export const categoryQuery = (category: ProductCategory) =>
  readQuery('listProductsOfCategory', { category })

/** One product by its id. */
export const productQuery = (id: string) => readQuery('getProduct', { id })

/** What a tab of the shop shows. Both reads answer a list of products. */
export const tabQuery = (category: ProductCategory | undefined) =>
  (category === undefined ? productsQuery : categoryQuery(category)) as ReadQuery<'listProducts'>
