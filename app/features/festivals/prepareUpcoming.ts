import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { upcomingFestivalsQuery } from './queries.ts'

/**
 * Prepares the festivals of the year ahead; a page the server renders includes only the first
 * `count`.
 */
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
