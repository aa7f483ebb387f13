import type { Product } from '#contract/shop/public.ts'
import { productCategories } from '#contract/shop/rules.ts'

/** Best sellers first, one of each category before a second, and only what can be bought. */
export const featuredOf = (products: readonly Product[], count: number): Product[] => {
  const best = products
    .filter(({ inStock }) => inStock)
    .toSorted((a, b) => Number(b.isBestSeller) - Number(a.isBestSeller))
  const firsts = productCategories.flatMap(
    (category) => best.find((product) => product.category === category) ?? [],
  )
  return [...firsts, ...best.filter((product) => !firsts.includes(product))].slice(0, count)
}
