import { searchSite } from '#contract/search/public.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Search } from './service.ts'

export const searchRoutes = (search: Search): Route[] => [
  implement(searchSite)(({ q }, { db, language }) => search.search(db, q, language)),
]
