import type { Product } from '#contract/shop/public.ts'
import { ProductCard, ProductSkeleton } from './ProductCard.tsx'

type Props = {
  products: readonly Product[] | undefined
  /** How many are expected while they load. */
  skeletons: number
  headingLevel: 2 | 3
  /** The shop itself: the first ones are on the first screen, and a wide one shows the first large. */
  isShop?: boolean
}

const onFirstScreen = 2

/** Products as cards, or the space they will take. */
export function ProductGrid({ products, skeletons, headingLevel, isShop = false }: Props) {
  return (
    <ul className={isShop ? 'product-grid shop-grid' : 'product-grid'} aria-busy={!products}>
      {products
        ? products.map((product, index) => (
            <li key={product.id} className="contents">
              <ProductCard
                product={product}
                headingLevel={headingLevel}
                isFirst={isShop && index < onFirstScreen}
              />
            </li>
          ))
        : Array.from({ length: skeletons }, (_, index) => (
            <li key={index} className="contents">
              <ProductSkeleton />
            </li>
          ))}
    </ul>
  )
}
