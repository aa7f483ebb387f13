import { almanacKey } from '#app/almanac/queryKey.ts'
import { todayIn } from '#app/almanac/today.ts'
import { readQuery } from '#app/queries.ts'
import type { Puja } from '#contract/pujaList.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { askedWords } from '#contract/searchText.ts'
import type { Site } from '#contract/site.ts'

export const searchQuery = (query: string) => readQuery('searchSite', { q: query })

/** Results from this phone; the index is built at the first search on a page and then reused. */
export const deviceSearchQuery = (
  query: string,
  site: Site | undefined,
  pujas: readonly Puja[],
) => ({
  // Never stored, like everything the almanac computes.
  queryKey: [almanacKey, 'deviceSearch', query, site?.name],
  queryFn: async (): Promise<SearchAnswer> => {
    if (!site) return { results: [] }
    const index = await (making ??= makeIndex(site, pujas).catch((error: unknown) => {
      making = undefined
      throw error
    }))
    return index.search(askedWords(query))
  },
})

let making: ReturnType<typeof makeIndex> | undefined

async function makeIndex(site: Site, pujas: readonly Puja[]) {
  const [{ createDeviceIndex }, { deviceEntries }] = await Promise.all([
    import('./deviceIndex.ts'),
    import('./deviceEntries.ts'),
  ])
  return createDeviceIndex(await deviceEntries(site, pujas), todayIn(site.city.timeZone))
}

/** The content may have been updated: the next search rebuilds the index. */
export const forgetDeviceIndex = (): void => {
  making = undefined
}

/**
 * Results from the phone come first and stay in place; those only the server has follow. Exact
 * matches replace approximate ones.
 */
export const merged = (
  here: SearchAnswer | undefined,
  there: SearchAnswer | undefined,
): SearchAnswer | undefined => {
  if (!here || !there) return here ?? there
  if (here.isClose && !there.isClose && there.results.length > 0) return there
  if (there.isClose && !here.isClose && here.results.length > 0) return here
  const known = new Set(here.results.map(({ path }) => path))
  const others = there.results.filter(({ path }) => !known.has(path))
  const isClose = here.isClose === true || there.isClose === true
  return { results: [...here.results, ...others], isClose }
}
