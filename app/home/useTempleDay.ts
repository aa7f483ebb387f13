import { useQuery } from '@tanstack/react-query'
import { useLoaderData } from '@tanstack/react-router'
import { todayIn, useToday } from '#app/almanac/today.ts'
import { siteQuery } from '#app/features/shell/queries.ts'
import { zoneOf } from './zoneOf.ts'

/** The temple's day: first as the server rendered it, then live. */
export function useTempleDay(): string {
  const { data: site } = useQuery(siteQuery)
  const rendered = useLoaderData({ from: '/' })
  const zone = zoneOf(site)
  return useToday(zone, rendered?.today ?? todayIn(zone))
}
