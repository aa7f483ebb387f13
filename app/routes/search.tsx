import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { parseSearch, ownPath } from '#app/features/search/searchQuery.ts'
import { searchQuery } from '#app/features/search/queries.ts'
import { SearchPage } from '#app/features/search/SearchPage.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { search as words } from '#app/i18n/en/search/search.ts'
import { textSearch } from '#app/shell/textSearch.ts'
import { loadedHead } from '#app/seo/pageHead.ts'
import { longestQuery } from '#contract/search/longestQuery.ts'
import { isTooShort, queryTerms } from '#contract/search/text.ts'

// Typed here, or shared by another app (app/manifest.ts).
const validateSearch = textSearch('q', 'title', 'text', 'url')

export const Route = createFileRoute('/search')({
  validateSearch,
  loaderDeps: ({ search: { q, title, text, url } }) => ({ q, title, text, url }),
  loader: async ({ context, deps }) => {
    const query = parseSearch(deps).query.trim()
    if (query.length <= longestQuery && queryTerms(query).length > 0 && !isTooShort(query))
      await context.prepare(searchQuery(query))
    const { page, headingFor } = words.english
    const title = query === '' ? page.title : headingFor(query.slice(0, 60))
    return { head: { ...page, title, path: '/search', isPrivate: true } }
  },
  head: loadedHead,
  component: Search,
})

function Search() {
  const { data: site } = useQuery(siteQuery)
  const { origin } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { query, shared } = parseSearch(Route.useSearch())
  useEffect(() => {
    const leadsTo = ownPath(shared, [origin, location.origin])
    if (leadsTo !== undefined) void navigate({ href: leadsTo, replace: true })
  }, [shared, origin, navigate])
  const handleSettled = useCallback(
    (settled: string) => {
      // A late navigation must not leave a result that was opened meanwhile.
      const { location: next, resolvedLocation: shown } = router.state
      if (next.pathname !== shown?.pathname) return
      const href = settled === '' ? '/search' : `/search?q=${encodeURIComponent(settled)}`
      void navigate({ href, replace: true })
    },
    [navigate, router],
  )
  return <SearchPage site={site} query={query.trim()} shared={shared} onSettled={handleSettled} />
}
