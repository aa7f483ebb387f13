import { almanacKey } from '#app/almanac/queryKey.ts'
import { todayIn } from '#app/almanac/today.ts'
import { readQuery } from '#app/queries.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import type { SearchAnswer } from '#contract/search/public.ts'
import { searchGrammar } from '#contract/i18n/en/searchGrammar.ts'
import { queryWords } from '#contract/search/text.ts'
import type { Site } from '#contract/site/public.ts'

/** Without stored texts, the phone finds only computed festivals. */
type DeviceAnswer = SearchAnswer & { readonly isPartial?: boolean }

export const searchQuery = (query: string) => readQuery('searchSite', { q: query })

/** Results from this phone; the index is built at the first search on a page and then reused. */
export const deviceSearchQuery = (
  query: string,
  site: Site | undefined,
  pujas: readonly Puja[],
) => ({
  // Never stored, like everything the almanac computes.
  queryKey: [almanacKey, 'deviceSearch', query, site?.name],
  queryFn: async (): Promise<DeviceAnswer> => {
    if (!site) return { results: [] }
    const { index, isPartial } = await (making ??= makeIndex(site, pujas).catch(
      (error: unknown) => {
        making = undefined
        throw error
      },
    ))
    return { ...index.search(queryWords(query, searchGrammar)), isPartial }
  },
})

let making: ReturnType<typeof makeIndex> | undefined

async function makeIndex(site: Site, pujas: readonly Puja[]) {
  const [{ createDeviceIndex }, { deviceEntries }] = await Promise.all([
    import('./deviceIndex.ts'),
    import('./deviceEntries.ts'),
  ])
  const entries = await deviceEntries(site, pujas)
  const index = createDeviceIndex(entries, todayIn(site.city.timeZone))
  return { index, isPartial: entries.every(({ kind }) => kind !== 'mantra') }
}

/** The content may have been updated: the next search rebuilds the index. */
export const forgetDeviceIndex = (): void => {
  making = undefined
}

/**
 * The phone's results come first and stay in place; additional ones from the server follow. An
 * incomplete phone index yields to the server: otherwise the fast of Vakratunda would come before
 * his mantra. Exact matches replace approximate ones.
 */
export const merged = (
  here: DeviceAnswer | undefined,
  there: SearchAnswer | undefined,
): SearchAnswer | undefined => {
  if (!here || !there) return here ?? there
  if (here.isClose && !there.isClose && there.results.length > 0) return there
  if (there.isClose && !here.isClose && here.results.length > 0) return here
  const [first, second] = here.isPartial ? [there, here] : [here, there]
  const known = new Set(first.results.map(({ path }) => path))
  const others = second.results.filter(({ path }) => !known.has(path))
  const isClose = here.isClose === true || there.isClose === true
  return { results: [...first.results, ...others], isClose }
}
