import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { choiceOf, groupsFrom } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Site } from '#contract/site/public.ts'
import { addMonths, cellsOf, isKnownMonth, type Month } from './civilMonth.ts'
import { festivalsOfMonthInQuery } from './queries.ts'

/**
 * The festivals beyond Ganesha's in the grid of the rendered month, as far as the grid shows them.
 * Never fetched: the phone computes them whole.
 */
export const beyondOfMonthQuery = ({ year, month }: Month) => ({
  queryKey: ['beyondOfMonth', { year, month }] as const,
  queryFn: (): Festival[] => [],
  enabled: false,
})

/** Used on the server: a page has no room for their texts but on the day that is open. */
export async function prepareBeyondOfMonth(
  { prepare, queryClient }: RouterContext,
  { month, site, today }: { month: Month; site: Site; today: string },
): Promise<void> {
  const groups = groupsFrom('calendar', choiceOf(site))
  if (groups.length === 0) return
  const cells = cellsOf(month)
  const queries = [-1, 0, 1]
    .map((count) => addMonths(month, count))
    .filter(isKnownMonth)
    .map((each) => festivalsOfMonthInQuery(each, undefined, groups.join(',')))
  await Promise.all(queries.map(prepare))
  const found = queries.flatMap(
    ({ queryKey }) => queryClient.getQueryData<Festival[]>(queryKey) ?? [],
  )
  for (const { queryKey } of queries) queryClient.removeQueries({ queryKey, exact: true })
  const shown = found.filter(({ group, date }) => group !== undefined && cells.includes(date))
  queryClient.setQueryData(
    beyondOfMonthQuery(month).queryKey,
    shown.map((each) => (each.date === today ? each : markOnly(each))),
  )
}

const markOnly = ({ slug, name, date, group, key, hours, tithi }: Festival): Festival => ({
  id: '',
  slug,
  name,
  date,
  description: '',
  category: 'default',
  group,
  key,
  ...(hours && { hours }),
  ...(tithi !== undefined && { tithi }),
  sequence: 0,
})

/** What is known, and until any of the groups is known, those of the page that are shown. */
export const withRendered = <Known extends readonly Festival[] | undefined>(
  known: Known,
  rendered: readonly Festival[] | undefined,
  { groups }: Beyond,
): Known | readonly Festival[] =>
  !known || !rendered || known.some(({ group }) => group)
    ? known
    : [...known, ...rendered.filter(({ group }) => group && groups.includes(group))]
