import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CategoryTabs } from '#app/features/shop/CategoryTabs.tsx'
import { ProductGrid } from '#app/features/shop/ProductGrid.tsx'
import { ProductsFailed } from '#app/features/shop/ProductsFailed.tsx'
import { tabQuery } from '#app/features/shop/queries.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { ShopTerms } from '#app/features/shop/ShopTerms.tsx'
import { shop } from '#app/i18n/en/shop/shop.ts'
import { useWords } from '#app/i18n/words.ts'
import { useRenewed } from '#app/useRenewed.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { productCategories, type ProductCategory } from '#contract/shop/rules.ts'

type Search = { category?: ProductCategory | undefined }

export const Route = createFileRoute('/shop/')({
  // Anything else is all items.
  validateSearch: ({ category }: { category?: unknown }): Search => ({
    category: productCategories.find((each) => each === category),
  }),
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps: { category } }) => {
    await context.prepare(tabQuery(category))
    const { title, description } = shop.english.page
    if (category === undefined) return { head: { title, description, path: '/shop' } }
    const head = { title: shop.english.categories[category], description }
    return { head: { ...head, path: `/shop?category=${category}` } }
  },
  head: loadedHead,
  component: Shop,
})

const expected = 8

function Shop() {
  const words = useWords(shop)
  const { category } = Route.useSearch()
  const query = tabQuery(category)
  const { data: site } = useQuery(siteQuery)
  useRenewed(query)
  const { data, isError } = useQuery(query)
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 pt-8 lg:pt-10">
        <div className="shop-head">
          <div>
            <h1 className="text-title">{words.heading}</h1>
            {site?.shopOpensSoon ? (
              <p className="mt-1">{words.opensSoon}</p>
            ) : (
              <p className="shop-intro">{words.intro}</p>
            )}
          </div>
          <CategoryTabs chosen={category} />
        </div>
        {isError && !data ? (
          <ProductsFailed />
        ) : data?.length === 0 ? (
          <EmptyState title={words.empty}>
            <p>{words.emptyText}</p>
          </EmptyState>
        ) : (
          <ProductGrid products={data} skeletons={expected} headingLevel={2} isShop />
        )}
      </section>
      <ShopTerms />
    </>
  )
}
