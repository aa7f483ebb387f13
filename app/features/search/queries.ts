import { almanacKey } from '#app/almanac/queryKey.ts'
import { todayIn } from '#app/almanac/today.ts'
import { readQuery } from '#app/queries.ts'
import type { SearchAnswer } from '#contract/search.ts'
import { askedWords } from '#contract/searchText.ts'
import type { Site } from '#contract/site.ts'

export const searchQuery = (query: string) => readQuery('searchSite', { q: query })

/** What this phone itself finds; the index is made by the first question of a page and then kept. */
export const deviceSearchQuery = (query: string, site: Site | undefined) => ({
  // As what the almanac computes: never kept.
  queryKey: [almanacKey, 'deviceSearch', query, site?.name],
  queryFn: async (): Promise<SearchAnswer> => {
    if (!site) return { results: [] }
    const index = await (making ??= makeIndex(site).catch((error: unknown) => {
      making = undefined
      throw error
    }))
    return index.search(askedWords(query))
  },
})

let making: ReturnType<typeof makeIndex> | undefined

async function makeIndex(site: Site) {
  const [{ createDeviceIndex }, { deviceEntries }] = await Promise.all([
    import('./deviceIndex.ts'),
    import('./deviceEntries.ts'),
  ])
  return createDeviceIndex(await deviceEntries(site), todayIn(site.city.timeZone))
}

/** The content may have been renewed: the next question makes the index anew. */
export const forgetDeviceIndex = (): void => {
  making = undefined
}

/**
 * What the phone found stands first and stays where it is; what only the server knows follows. What only
 * comes close gives way to what has the very words.
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
