import type { QueryClient, QueryKey } from '@tanstack/react-query'

type RenderedQuery = [key: QueryKey, data: unknown]

const id = 'queries'

/** What HTML would read as its own beginning or end: `</script>`, `<script>`, `<!--`. */
const tags = /<(?=\/|!|script)/gi

/**
 * The data a page was rendered from, as an element beside it: less than the library's own
 * dehydration contains, and all we need. As JSON a text is written nearly as it is in the page, and
 * so costs an article a third of the bytes that it takes within a script's string.
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
