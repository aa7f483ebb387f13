import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { todayIn } from '#app/almanac/today.ts'
import { readQuery } from '#app/queries.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'
import { prepareBeyondOfMonth } from './beyondOfMonth.ts'
import { addMonths, cellsOf, isKnownMonth, type Month, monthOf } from './civilMonth.ts'
import { dayToShow } from './dayToShow.ts'
import { prepareUpcoming } from './prepareUpcoming.ts'
import { festivalsBeforeQuery, festivalsOfMonthQuery } from './queries.ts'
import { nearestKnown } from './useShownMonth.ts'

/**
 * The rendered page shows six cards and a button for more; two festivals on one day share a card.
 * The rest loads with the list.
 */
const renderedAhead = 8

/**
 * Prepares what a first visit sees: today at the temple, its month, the year ahead and, on the
 * server, the month's sky. Returns that day.
 */
export async function prepareCalendar(
  context: RouterContext,
  temple: Place | undefined,
): Promise<string> {
  const { prepare } = context
  const today = todayIn(temple?.tz ?? 'Asia/Kolkata')
  const month = nearestKnown(monthOf(today))
  await Promise.all([
    prepare(festivalsOfMonthQuery(month)),
    prepareUpcoming(context, renderedAhead),
  ])
  if (import.meta.env.SSR && temple) {
    await prepareNeighbours(context, month)
    const site = context.queryClient.getQueryData<Site>(readQuery('getSite', {}).queryKey)
    if (site) await prepareBeyondOfMonth(context, { month, site, today })
    await prepareSky(context, temple, month, today)
  }
  return today
}

/**
 * The grid also shows a few days of the neighbouring months. The rendered page includes the whole
 * next month, because most people turn to it, and only those days of the previous one.
 */
async function prepareNeighbours({ prepare, queryClient }: RouterContext, month: Month) {
  const previous = festivalsOfMonthQuery(addMonths(month, -1))
  const neighbours = [-1, 1].map((count) => addMonths(month, count)).filter(isKnownMonth)
  await Promise.all(neighbours.map((each) => prepare(festivalsOfMonthQuery(each))))
  const [firstCell = ''] = cellsOf(month)
  const before = queryClient.getQueryData<Festival[]>(previous.queryKey) ?? []
  queryClient.setQueryData(
    festivalsBeforeQuery(month).queryKey,
    before.filter(({ date }) => date >= firstCell),
  )
  queryClient.removeQueries({ queryKey: previous.queryKey, exact: true })
}

async function prepareSky(
  { queryClient }: RouterContext,
  temple: Place,
  month: Month,
  today: string,
): Promise<void> {
  const where = { place: temple, reference: temple }
  const ofMonth = festivalsOfMonthQuery(month).queryKey
  const festivals = queryClient.getQueryData<Festival[]>(ofMonth) ?? []
  const day = dayToShow(month, today, festivals)
  await prepareAlmanac(queryClient, 'monthGrid', { ...where, ...month })
  await prepareAlmanac(queryClient, 'lunarMonths', { ...where, ...month })
  for (const { date, slug } of festivals)
    if (date === day) await prepareAlmanac(queryClient, 'factsOfSlug', { ...where, slug, date })
}
