import { prepareAlmanac } from '#app/almanac/prepareAlmanac.ts'
import { todayIn } from '#app/almanac/today.ts'
import type { RouterContext } from '#app/routerContext.ts'
import type { Place } from '#almanac/place.ts'
import { readQuery } from '#app/queries.ts'
import { choiceOf, groupsFrom } from '#contract/festivalGroups.ts'
import type { Festival } from '#contract/festivals.ts'
import type { Site } from '#contract/site.ts'
import { addMonths, cellsOf, isKnownMonth, type Month, monthOf } from './civilMonth.ts'
import { dayToShow } from './dayToShow.ts'
import { groupsText } from './groupsText.ts'
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
  const groups = shownToAll(context)
  await Promise.all([
    prepare(festivalsOfMonthQuery(month, groups)),
    prepareUpcoming(context, renderedAhead, groups),
  ])
  if (import.meta.env.SSR && temple) {
    await prepareNeighbours(context, month, groups)
    await prepareSky(context, temple, { month, groups, today })
  }
  return today
}

/** The groups beyond Ganesha's that the temple shows on everybody's calendar. */
export function shownToAll({ queryClient }: Pick<RouterContext, 'queryClient'>) {
  const choice = choiceOf(queryClient.getQueryData<Site>(readQuery('getSite', {}).queryKey) ?? {})
  return groupsText({ groups: groupsFrom('calendar', choice), choice })
}

/**
 * The grid also shows a few days of the neighbouring months. The rendered page includes the whole
 * next month, because most people turn to it, and only those days of the previous one.
 */
async function prepareNeighbours(
  { prepare, queryClient }: RouterContext,
  month: Month,
  groups: string | undefined,
) {
  const previous = festivalsOfMonthQuery(addMonths(month, -1), groups)
  const neighbours = [-1, 1].map((count) => addMonths(month, count)).filter(isKnownMonth)
  await Promise.all(neighbours.map((each) => prepare(festivalsOfMonthQuery(each, groups))))
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
  { month, groups, today }: { month: Month; groups: string | undefined; today: string },
): Promise<void> {
  const where = { place: temple, reference: temple }
  const ofMonth = festivalsOfMonthQuery(month, groups).queryKey
  const festivals = queryClient.getQueryData<Festival[]>(ofMonth) ?? []
  const day = dayToShow(month, today, festivals)
  await prepareAlmanac(queryClient, 'monthGrid', { ...where, ...month })
  await prepareAlmanac(queryClient, 'lunarMonths', { ...where, ...month })
  for (const { date, slug } of festivals)
    if (date === day) await prepareAlmanac(queryClient, 'factsOfSlug', { ...where, slug, date })
}
