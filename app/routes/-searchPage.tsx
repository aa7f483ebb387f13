import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { askedOf, ownPath } from '#app/features/search/asked.ts'
import { searchQuery } from '#app/features/search/queries.ts'
import { SearchPage } from '#app/features/search/SearchPage.tsx'
import { WaysOn } from '#app/features/search/WaysOn.tsx'
import { siteQuery } from '#app/features/shell/queries.ts'
import { search as words } from '#app/i18n/en/search.ts'
import type { RouterContext } from '#app/routerContext.ts'
import { askedTerms, longestQuery } from '#contract/searchText.ts'

export async function prepare(
  { prepare: have }: RouterContext,
  _path: string,
  search: Readonly<Record<string, unknown>>,
) {
  const query = askedOf(search).query.trim()
  if (query.length <= longestQuery && askedTerms(query).length > 0) await have(searchQuery(query))
  const { page, headingFor } = words.english
  const title = query === '' ? page.title : headingFor(query.slice(0, 60))
  return { head: { ...page, title, path: '/search', isPrivate: true } }
}

export { WaysOn }

export function Page() {
  const { data: site } = useQuery(siteQuery)
  const { origin } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  const { query, shared } = askedOf(useSearch({ strict: false }))
  useEffect(() => {
    const leadsTo = ownPath(shared, [origin, location.origin])
    if (leadsTo !== undefined) void navigate({ href: leadsTo, replace: true })
  }, [shared, origin, navigate])
  const handleSettled = useCallback(
    (settled: string) => {
      const href = settled === '' ? '/search' : `/search?q=${encodeURIComponent(settled)}`
      void navigate({ href, replace: true })
    },
    [navigate],
  )
  return <SearchPage site={site} query={query.trim()} shared={shared} onSettled={handleSettled} />
}
