import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useHydrated, useLoaderData } from '@tanstack/react-router'
import { Suspense } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { SkyOfDay } from '#app/almanac/skyOfDay.ts'
import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { templeCity } from '#app/almanac/useCity.ts'
import { FeaturedPosts } from '#app/features/blog/FeaturedPosts.tsx'
import { featuredPostsQuery } from '#app/features/blog/queries.ts'
import { prepareUpcoming } from '#app/features/festivals/prepareUpcoming.ts'
import { Offers } from '#app/features/home/Offers.tsx'
import { Welcome } from '#app/features/home/Welcome.tsx'
import { featuredMantrasQuery, mantraOfDayQuery } from '#app/features/mantras/queries.ts'
import { TodaysMantra } from '#app/features/mantras/TodaysMantra.tsx'
import { visitQuery } from '#app/features/pages/queries.ts'
import type { Worship } from '#app/features/scene/answerOf.ts'
import { hoursOfDay, sunOf } from '#app/features/scene/hourOfSky.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { lazyPage } from '#app/lazy/lazyPage.tsx'
import { whenNear } from '#app/lazy/whenNear.ts'
import { readQuery } from '#app/queries.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { Mantra } from '#contract/mantras.ts'
import type { Site } from '#contract/site.ts'
import type { Visit } from '#contract/visit.ts'
import { NextFast } from './NextFast.tsx'
import { OpenToday } from './OpenToday.tsx'
import { ShopHeading } from './ShopHeading.tsx'
import { Tagline } from './Tagline.tsx'
import { Upcoming } from './Upcoming.tsx'

const shownUpcoming = 3

const productsPlace = 'home-products'

/** Far down the page, and not in its first answer, which must stay small. */
const Products = lazyPage(async () => {
  await whenNear(productsPlace)
  return (await import('#app/features/shop/FeaturedProducts.tsx')).FeaturedProducts
})

/** On the server alone: a browser renders nothing of what is inside `noscript`. */
const ProductsWithoutScript = lazyPage(
  async () => (await import('#app/features/shop/ProductNames.tsx')).ProductNames,
)

/** Used on the server: the page below its first screen, for the temple's day. */
export async function prepareHome({
  prepare,
  queryClient,
}: RouterContext): Promise<{
  today: string
  aartis: Worship[] | undefined
  hours: string | undefined
}> {
  await prepare(siteQuery)
  const today = todayIn(zoneOf(queryClient.getQueryData<Site>(siteQuery.queryKey)))
  const featured = queryClient.getQueryData<Mantra[]>(featuredMantrasQuery.queryKey)
  const sky = await prepareSky(queryClient, today)
  await Promise.all([
    // A temple without mantras has no mantra of the day.
    featured?.length && prepare(mantraOfDayQuery(today)),
    prepareUpcoming({ prepare, queryClient }, shownUpcoming),
    prepare({ ...visitQuery, meta: { isOnlyRendered: true } }),
    prepare(featuredPostsQuery),
    prepare(readQuery('listPujas', {})),
    // Not imported from the shop, whose pages would load this file for it.
    prepare({ ...readQuery('listProducts', {}), meta: { isOnlyRendered: true } }),
    ProductsWithoutScript.preload(),
  ])
  const visit = queryClient.getQueryData<Visit>(visitQuery.queryKey)
  // Of a visit only what the sky says: all of it is on the page about the temple.
  const aartis = visit?.aartis.map(({ name, from, minutes }) => ({ name, from, minutes }))
  return { today, aartis, hours: sky && hoursOfDay(sunOf(sky)) }
}

/** The first answer in the scene’s sky, at the temple. */
async function prepareSky(queryClient: QueryClient, date: string): Promise<SkyOfDay | undefined> {
  const site = queryClient.getQueryData<Site>(siteQuery.queryKey)
  if (!site) return undefined
  const place = templeCity(site)
  const input = { place, reference: place, date }
  await prepareAlmanac(queryClient, 'skyOfDay', input)
  return queryClient.getQueryData<SkyOfDay>(almanacQuery('skyOfDay', input).queryKey)
}

const zoneOf = (site: Site | undefined): string => site?.city.timeZone ?? 'Asia/Kolkata'

/** The temple's day: first as the server rendered it, then live. */
function useTempleDay(): string {
  const { data: site } = useQuery(siteQuery)
  const rendered = useLoaderData({ from: '/' })
  const zone = zoneOf(site)
  return useToday(zone, rendered?.today ?? todayIn(zone))
}

/**
 * The part between the scene and the mantras. Beside the day's mantra, wide screens have room for
 * the next fast and the temple's hours; on a phone these are further down.
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
      {site && <Tagline text={site.tagline} />}
      <Welcome />
    </>
  )
}

/** Everything after the mantras. */
export function Rest() {
  const isHydrated = useHydrated()
  const { data: site } = useQuery(siteQuery)
  const today = useTempleDay()
  return (
    <>
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
