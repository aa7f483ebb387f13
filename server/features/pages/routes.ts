import { getPage, listPages } from '#contract/pages/public.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { Pages } from './service.ts'

export const pageRoutes = (pages: Pages): Route[] => [
  implement(listPages)((_, { db, language }) => pages.list(db, language)),
  implement(getPage)(({ name }, { db, language }) => pages.get(db, name, language)),
]
