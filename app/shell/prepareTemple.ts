import { todayIn } from '#app/almanac/today.ts'
import { templeCity } from '#app/almanac/useCity.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { Site } from '#contract/site/public.ts'

/** The temple's city and its day, for which a first visit is rendered. */
export async function prepareTemple({ prepare, queryClient }: RouterContext) {
  await prepare(siteQuery)
  const site = queryClient.getQueryData<Site>(siteQuery.queryKey)
  return {
    temple: site && templeCity(site),
    today: todayIn(site?.city.timeZone ?? 'Asia/Kolkata'),
  }
}
