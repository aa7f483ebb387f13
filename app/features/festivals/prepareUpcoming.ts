import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals.ts'
import { upcomingFestivalsQuery } from './queries.ts'

/** Has the festivals of the year ahead at hand; a page the server renders carries the first `count` alone. */
export async function prepareUpcoming(
  { prepare, queryClient }: Pick<RouterContext, 'prepare' | 'queryClient'>,
  count: number,
): Promise<void> {
  await prepare(upcomingFestivalsQuery)
  if (import.meta.env.SSR)
    queryClient.setQueryData<Festival[]>(upcomingFestivalsQuery.queryKey, (all) =>
      all?.slice(0, count),
    )
}
