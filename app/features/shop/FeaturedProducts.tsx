import { useQuery } from '@tanstack/react-query'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { featuredOf } from './featuredOf.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductsFailed } from './ProductsFailed.tsx'
import { productsQuery } from './queries.ts'

const shown = 4

/** Four products for the home page. */
export function FeaturedProducts() {
  const words = useWords(shop)
  const { data, isError } = useQuery(productsQuery)
  if (isError && !data) return <ProductsFailed />
  if (data?.length === 0) return <EmptyState title={words.empty} headingLevel={3} />
  return (
    <div className="rail">
      <ProductGrid products={data && featuredOf(data, shown)} skeletons={shown} headingLevel={3} />
    </div>
  )
}
