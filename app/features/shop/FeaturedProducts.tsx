import { useQuery } from '@tanstack/react-query'
import { featuredOf } from './featuredOf.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductsFailed } from './ProductsFailed.tsx'
import { productsQuery } from './queries.ts'

const shown = 4

/** Four products for the home page. */
export function FeaturedProducts() {
  const { data, isError } = useQuery(productsQuery)
  if (isError && !data) return <ProductsFailed />
  return (
    <div className="rail">
      <ProductGrid products={data && featuredOf(data, shown)} skeletons={shown} headingLevel={3} />
    </div>
  )
}
