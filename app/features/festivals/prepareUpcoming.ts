import type { RouterContext } from '#app/routerContext.ts'
import type { Festival } from '#contract/festivals.ts'
import { upcomingFestivalsQuery } from './queries.ts'

/**
 * Prepares the festivals of the year ahead; a page the server renders includes only the first
 * `count`.
 */
export async function prepareUpcoming(
  { prepare, queryClient }: Pick<RouterContext, 'prepare' | 'queryClient'>,
  count: number,
  groups?: string,
): Promise<void> {
  const query = upcomingFestivalsQuery(groups)
  await prepare(query)
  if (import.meta.env.SSR)
    queryClient.setQueryData<Festival[]>(query.queryKey, (all) => all?.slice(0, count))
}
