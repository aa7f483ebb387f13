import { countCash, getDayBook } from '#contract/counter/admin.ts'
import { implement, type Route } from '#server/http/implement.ts'
import type { createDayBook } from './dayBook.ts'

export const counterRoutes = (book: ReturnType<typeof createDayBook>): Route[] => [
  implement(getDayBook)(({ day }, { db }) => book.get(db, day)),
  implement(countCash)((input, { db, actor }) => book.count(db, input, actor)),
]
