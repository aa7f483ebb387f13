import type { QueryClient, QueryKey } from '@tanstack/react-query'

type RenderedQuery = [key: QueryKey, data: unknown]

const id = 'queries'

/**
 * What HTML would read in a script as its own: `</script>`, `<script>`, `<!--`. Other tags stay as they
 * are in the page, and so compress with it.
 */
const tags = /<(?=\/?script|!--)/gi

/**
 * The query data a page was rendered from, as a JSON element; smaller than the library's own
 * dehydrated state. As JSON, a text compresses well against the same text in the page: an article
 * takes a third of the bytes of a script's string.
 */
export const queriesElement = (queryClient: QueryClient): string => {
  const queries: RenderedQuery[] = queryClient
    .getQueryCache()
    .findAll({
      predicate: ({ state, meta }) => state.status === 'success' && !meta?.['isOnlyRendered'],
    })
    .map(({ queryKey, state }) => [queryKey, state.data])
  const json = JSON.stringify(queries).replace(tags, '\\u003c')
  return `<script type="application/json" id="${id}">${json}</script>`
}

/** The queries of the rendered page; none in the worker's shell. */
export const takeQueries = (): RenderedQuery[] =>
  JSON.parse(document.getElementById(id)?.textContent ?? '[]')
