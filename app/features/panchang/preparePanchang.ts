import type { Place } from '#almanac/place.ts'
import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { prepareObservedDays } from '#app/almanac/prepareObservedDays.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { aheadOf, rangeOf } from './ranges.ts'

/** Prepares a day's panchang at the temple, for a page the server renders. */
export async function prepareDay(
  context: RouterContext,
  temple: Place,
  date: string,
): Promise<void> {
  const input = { place: temple, reference: temple, date }
  await prepareAlmanac(context.queryClient, 'panchang', input)
  await prepareObservedDays(context, { temple, ...aheadOf(date) })
}

/** The same for a month, `2026-11`. */
export async function prepareMonth(
  context: RouterContext,
  temple: Place,
  month: string,
): Promise<void> {
  const input = { place: temple, reference: temple, month }
  await prepareAlmanac(context.queryClient, 'panchangOfMonth', input)
  await prepareObservedDays(context, { temple, ...rangeOf(month) })
}
