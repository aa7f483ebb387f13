import type { Product } from '#contract/shop.ts'
import { ProductCard, ProductSkeleton } from './ProductCard.tsx'

type Props = {
  products: readonly Product[] | undefined
  /** How many are expected while they load. */
  skeletons: number
  headingLevel: 2 | 3
  /** The first ones are on the first screen. */
  isFirst?: boolean
}

const onFirstScreen = 2

/** Products as cards, or the space they will take. */
export function ProductGrid({ products, skeletons, headingLevel, isFirst = false }: Props) {
  return (
    <ul className="product-grid" aria-busy={!products}>
      {products
        ? products.map((product, index) => (
            <li key={product.id} className="contents">
              <ProductCard
                product={product}
                headingLevel={headingLevel}
                isFirst={isFirst && index < onFirstScreen}
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
