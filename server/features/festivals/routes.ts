import {
  getFestival,
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals.ts'
import { implement } from '#server/http/implement.ts'
import type { Festivals } from './service.ts'

export const festivalRoutes = (festivals: Festivals) => [
  implement(listFestivalsOfMonth)((input, { db }) => festivals.ofMonth(db, input)),
  implement(listUpcomingFestivals)((input, { db }) => festivals.upcoming(db, input)),
  implement(listFestivalOverrides)((_, { db }) => festivals.overrides(db)),
  implement(getFestival)((input, { db }) => festivals.bySlug(db, input)),
]
