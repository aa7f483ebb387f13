import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLoaderData } from '@tanstack/react-router'
import { Suspense } from 'react'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { FeaturedPosts } from '#app/features/blog/FeaturedPosts.tsx'
import { Offers } from '#app/features/home/Offers.tsx'
import { Welcome } from '#app/features/home/Welcome.tsx'
import { FeaturedMantras } from '#app/features/mantras/FeaturedMantras.tsx'
import { TodaysMantra } from '#app/features/mantras/TodaysMantra.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { lazyPage } from '#app/lazy/lazyPage.tsx'
import { marked } from '#app/ui/marked.tsx'
import { NextFast } from './NextFast.tsx'
import { OpenToday } from './OpenToday.tsx'
import { ProductsWithoutScript } from './ProductsWithoutScript.tsx'
import { ShopHeading } from './ShopHeading.tsx'
import { Tagline } from './Tagline.tsx'
import { Upcoming } from './Upcoming.tsx'
import { zoneOf } from './zoneOf.ts'

const productsPlace = 'home-products'

/** Far down the page, and not in its first answer, which must stay small. */
const Products = lazyPage(async () => {
  // Part of the lazy shell, which loads on every page.
  const { whenNear } = await import('#app/lazy/whenNear.ts')
  await whenNear(productsPlace)
  return (await import('#app/features/shop/FeaturedProducts.tsx')).FeaturedProducts
})

/** The temple's day: first as the server rendered it, then live. */
function useTempleDay(): string {
  const { data: site } = useQuery(siteQuery)
  const rendered = useLoaderData({ from: '/' })
  const zone = zoneOf(site)
  return useToday(zone, rendered?.today ?? todayIn(zone))
}

/**
 * The rest of the first screen: the next fast, the mantra of the day, on wide screens the temple's
 * hours, and the tagline.
 */
export function Beginning() {
  const today = useTempleDay()
  const { data: site } = useQuery(siteQuery)
  return (
    <>
      <section className="home-section day-columns">
        <TodaysMantra today={today} />
        {site && <NextFast site={site} rendered={today} />}
        {site && <OpenToday site={site} />}
      </section>
      {site && <Tagline text={__IS_MULTILINGUAL__ ? marked(site, 'tagline') : site.tagline} />}
    </>
  )
}

/** Everything below the first screen. */
export function Rest() {
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
