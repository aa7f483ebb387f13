import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { prepareProduct } from '#app/features/shop/prepareProduct.ts'
import { ProductMissing } from '#app/features/shop/ProductMissing.tsx'
import { ProductSkeleton } from '#app/features/shop/ProductCard.tsx'
import { ProductView } from '#app/features/shop/ProductView.tsx'
import { productQuery } from '#app/features/shop/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { pathHere } from '#app/i18n/language.ts'
import { useRenewed } from '#app/useRenewed.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { suggestions } from '#app/shell/NotFoundPage.tsx'

export const Route = createFileRoute('/shop/$id')({
  loader: ({ context, params }) => prepareProduct(params.id.toLowerCase(), context.queryClient),
  head: loadedHead,
  component: ProductPage,
})

function ProductPage() {
  const { id, why } = Route.useLoaderData()
  return <ProductOf key={id} id={id} why={why} />
}

function ProductOf({ id, why }: { id: string; why: 'missing' | 'unreachable' | undefined }) {
  const { origin } = Route.useRouteContext()
  const isMissing = useRenewed(productQuery(id))
  const { data: site } = useQuery(siteQuery)
  const { data: product } = useQuery({ ...productQuery(id), enabled: false })
  if (isMissing) return <ProductMissing why="missing" suggestions={suggestions} />
  if (!product)
    return why ? (
      <ProductMissing why={why} suggestions={suggestions} />
    ) : (
      <div className="mx-auto max-w-7xl px-4 py-10">
        <div className="max-w-md">
          <ProductSkeleton />
        </div>
      </div>
    )
  const url = `${origin}${pathHere(`/shop/${id}`)}`
  return <ProductView product={product} url={url} opensSoon={site?.shopOpensSoon} />
}
