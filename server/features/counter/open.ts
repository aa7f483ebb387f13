import type { Feature } from '#server/feature.ts'
import { createDayBook } from './dayBook.ts'
import { counterRoutes } from './routes.ts'

export const openCounter = (deps: Parameters<typeof createDayBook>[0]) =>
  ({ routes: counterRoutes(createDayBook(deps)) }) satisfies Feature
