import {
  getFestival,
  listFestivalOverrides,
  listFestivalsOfMonth,
  listUpcomingFestivals,
} from '#contract/festivals/public.ts'
import { implement } from '#server/http/implement.ts'
import type { Route } from '#server/http/implement.ts'
import type { Festivals } from './service.ts'

const quarterHourMs = 15 * 60_000

/**
 * Answers are cached by their input until the temple's day ends. A requested city's day ends at
 * another time, but always on a quarter hour, so its answers are cached for one.
 */
const untilTheCityTurns = (route: Route, { now }: Festivals): Route => ({
  ...route,
  call: (sent, actor) => {
    const call = route.call(sent, actor)
    const input = { ...(call.input as { city?: string }) }
    if (input.city === undefined) return call
    return { ...call, input: { ...input, quarter: Math.floor(now().getTime() / quarterHourMs) } }
  },
})

export const festivalRoutes = (festivals: Festivals) => [
  implement(listFestivalsOfMonth)(async (input, { db, language }) =>
    festivals.ofMonth(db, { ...input, language }),
  ),
  untilTheCityTurns(
    implement(listUpcomingFestivals)(async (input, { db, language }) =>
      festivals.upcoming(db, { ...input, language }),
    ),
    festivals,
  ),
  implement(listFestivalOverrides)(async (_, { db, language }) =>
    festivals.overrides(db, language),
  ),
  implement(getFestival)(async (input, { db, language }) =>
    festivals.bySlug(db, { ...input, language }),
  ),
]
