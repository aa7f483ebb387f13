import type { Feature, Shared } from '#server/feature.ts'
import { createCounts } from './counts.ts'
import { createDayBook } from './dayBook.ts'
import { counterRoutes } from './routes.ts'

export const openCounter = (deps: Pick<Shared, 'findSite' | 'audit' | 'now'>) => {
  const show = createDayBook(deps)
  return { routes: counterRoutes(show, createCounts({ ...deps, show })) } satisfies Feature
}
