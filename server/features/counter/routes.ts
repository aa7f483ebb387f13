import { countCash, explainCount, getDayBook } from '#contract/counter/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { createCounts } from './counts.ts'
import type { createDayBook } from './dayBook.ts'

export const counterRoutes = (
  show: ReturnType<typeof createDayBook>,
  counts: ReturnType<typeof createCounts>,
): Route[] => [
  implement(getDayBook)(({ day }, { db, actor }) => show(db, day, actor)),
  implement(countCash)((input, { db, actor }) => counts.count(db, input, actor)),
  implement(explainCount)((input, { db, actor }) => counts.explain(db, input, actor)),
]
