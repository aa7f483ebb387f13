import type { QueryClient } from '@tanstack/react-query'
import { AlmanacError } from '#almanac/errors.ts'
import { addDays } from '#almanac/civilDate.ts'
import { observedDays } from '#app/almanac/observedDays.ts'
import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { skyOfDay, type SkyOfDay } from '#app/almanac/skyOfDay.ts'
import { todayIn } from '#app/almanac/today.ts'
import { templeCity } from '#app/almanac/useCity.ts'
import { featuredPostsQuery } from '#app/features/blog/queries.ts'
import { prepareUpcoming } from '#app/features/festivals/prepareUpcoming.ts'
import { featuredMantrasQuery, mantraOfDayQuery } from '#app/features/mantras/queries.ts'
import { visitQuery } from '#app/features/pages/queries.ts'
import type { Worship } from '#app/features/scene/answerOf.ts'
import { hoursOfDay, sunOf } from '#app/features/scene/hourOfSky.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { readQuery } from '#app/queries.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import type { Mantra } from '#contract/mantras/public.ts'
import type { Site } from '#contract/site/public.ts'
import type { Visit } from '#contract/site/visit.ts'
import { hoursOfTemple } from './hoursOfTemple.ts'
import { firstHoursKey, type FirstHours } from './firstHours.ts'
import { ProductsWithoutScript } from './ProductsWithoutScript.tsx'
import { shownUpcoming } from './Upcoming.tsx'
import { zoneOf } from './zoneOf.ts'

/** Used on the server: the whole page, for the temple's day. */
export async function prepareHome({
  prepare,
  queryClient,
}: RouterContext): Promise<{ today: string; aartis: Worship[] | undefined }> {
  await prepare(siteQuery)
  const site = queryClient.getQueryData<Site>(siteQuery.queryKey)
  const today = todayIn(zoneOf(site))
  const featured = queryClient.getQueryData<Mantra[]>(featuredMantrasQuery.queryKey)
  const overridesQuery = readQuery('listFestivalOverrides', {})
  await Promise.all([
    // A temple without mantras has no mantra of the day.
    featured?.length && prepare(mantraOfDayQuery(today)),
    prepareUpcoming({ prepare, queryClient }, shownUpcoming),
    prepare(visitQuery),
    prepare(overridesQuery),
    prepare(featuredPostsQuery),
    prepare(readQuery('listPujas', {})),
    // Not imported from the shop, whose pages would load this file for it.
    prepare({ ...readQuery('listProducts', {}), meta: { isOnlyRendered: true } }),
    ProductsWithoutScript.preload(),
  ])
  const visit = queryClient.getQueryData<Visit>(visitQuery.queryKey)
  const overrides = queryClient.getQueryData<FestivalOverride[]>(overridesQuery.queryKey) ?? []
  // Their texts are in the page's hours; the full data would exceed the page's byte budget.
  for (const { queryKey } of [visitQuery, overridesQuery]) queryClient.removeQueries({ queryKey })
  const aartis = visit?.aartis.map(({ name, from, minutes }) => ({ name, from, minutes }))
  if (site) await prepareHours(queryClient, { site, today, overrides, aartis })
  return { today, aartis }
}

type Day = {
  site: Site
  today: string
  overrides: readonly FestivalOverride[]
  aartis: Worship[] | undefined
}

/** The scene's and its sky's texts for each hour of the day at the temple. */
async function prepareHours(
  queryClient: QueryClient,
  { site, today, overrides, aartis }: Day,
): Promise<void> {
  const place = templeCity(site)
  const where = { place, reference: place }
  await prepareAlmanac(queryClient, 'skyOfDay', { ...where, date: today })
  const { queryKey } = almanacQuery('skyOfDay', { ...where, date: today })
  const sky = queryClient.getQueryData<SkyOfDay>(queryKey)
  if (!sky?.midday) return
  const from = addDays(today, -1)
  const to = addDays(today, 2)
  try {
    const tomorrow = skyOfDay({ ...where, date: addDays(today, 1) })
    const days = observedDays({ ...where, from, to, overrides, isElsewhere: false })
    const day = { date: today, timeZone: place.tz, sky, tomorrow, days, aartis }
    const hours: FirstHours = { scene: hoursOfTemple(day), sky: hoursOfDay(sunOf(sky)) }
    const meta = { isOnlyRendered: true }
    await queryClient.prefetchQuery({ queryKey: firstHoursKey, queryFn: () => hours, meta })
  } catch (error) {
    // Near a pole a day may have no answer; the page then shows only the date.
    if (!(error instanceof AlmanacError)) throw error
  }
}
