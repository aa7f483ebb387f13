import type { RouterContext } from '#app/routerContext.ts'
import { readQuery } from '#app/queries.ts'
import type { Place } from '#almanac/place.ts'
import type { FestivalOverride } from '#contract/festivals/public.ts'
import { prepareAlmanac } from './prepareAlmanac.ts'

type ObservedDaysQuery = { temple: Place; from: string; to: string }

/**
 * Prepares what `useObservedDays` returns for the temple's own place, for a page the server
 * renders.
 */
export async function prepareObservedDays(
  { prepare, queryClient }: RouterContext,
  { temple, from, to }: ObservedDaysQuery,
): Promise<void> {
  if (!import.meta.env.SSR) return
  const changes = readQuery('listFestivalOverrides', {})
  await prepare(changes)
  const overrides = queryClient.getQueryData<FestivalOverride[]>(changes.queryKey)
  if (!overrides) return
  const input = { place: temple, reference: temple, from, to, overrides, isElsewhere: false }
  await prepareAlmanac(queryClient, 'observedDays', input)
}
