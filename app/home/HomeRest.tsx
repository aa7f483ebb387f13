import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import { FeaturedPosts } from '#app/features/blog/FeaturedPosts.tsx'
import { Offers } from '#app/features/home/Offers.tsx'
import { Welcome } from '#app/features/home/Welcome.tsx'
import { FeaturedMantras } from '#app/features/mantras/FeaturedMantras.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { lazyPage } from '#app/lazy/lazyPage.tsx'
import { ProductsWithoutScript } from './ProductsWithoutScript.tsx'
import { ShopHeading } from './ShopHeading.tsx'
import { Upcoming } from './Upcoming.tsx'
import { useTempleDay } from './useTempleDay.ts'
import { zoneOf } from './zoneOf.ts'

const productsPlace = 'home-products'

/** Far down the page, and not in its first answer, which must stay small. */
const Products = lazyPage(async () => {
  // Part of the lazy shell, which loads on every page.
  const { whenNear } = await import('#app/lazy/whenNear.ts')
  await whenNear(productsPlace)
  return (await import('#app/features/shop/FeaturedProducts.tsx')).FeaturedProducts
})

/** Everything below the first screen. */
export function HomeRest() {
  const isHydrated = useHydrated()
  const { data: site } = useQuery(siteQuery)
  const today = useTempleDay()
  return (
    <>
      <Welcome />
      <FeaturedMantras today={today} />
      {site && <Upcoming site={site} rendered={today} />}
      <Offers />
      <section id={productsPlace} className="home-section">
        <ShopHeading />
        <noscript>
          <ProductsWithoutScript />
        </noscript>
        {isHydrated && (
          <Suspense>
            <Products />
          </Suspense>
        )}
      </section>
      <FeaturedPosts timeZone={zoneOf(site)} />
    </>
  )
}
