import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { addDays } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { beyondOfMonthQuery } from './beyondOfMonth.ts'
import { addMonths, cellsOf, type Month } from './civilMonth.ts'
import type { DaySky } from './daySky.ts'
import { groupsText } from './groupsText.ts'
import { festivalsBeforeQuery, festivalsOfMonthInQuery, festivalsOfMonthQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

const none: readonly Festival[] = []

type MonthQuery = {
  month: Month
  place: ChosenCity
  temple: Place
  isTemple: boolean
  beyond: Beyond
}

/** Everything that a month's grid shows. */
export function useMonth({ month, place, temple, isTemple, beyond }: MonthQuery) {
  const { year } = month
  const cells = cellsOf(month)
  const from = cells[0] ?? ''
  const to = cells.at(-1) ?? ''
  const served = useServed(month)
  const input = { place, reference: temple, year, month: month.month }
  const { data: days } = useQuery(almanacQuery('monthGrid', input))
  const { data: lunarMonths } = useQuery(almanacQuery('lunarMonths', input))
  const { data: rendered } = useQuery(beyondOfMonthQuery(month))
  const range = { from, to, served, beyond, rendered }
  const groups = groupsText(beyond)
  const here = useFestivals({
    ...range,
    ofPlace: festivalsOfMonthInQuery(month, isTemple ? undefined : (place.id ?? ''), groups),
    place,
    reference: temple,
  })
  const atTemple = useFestivals({
    ...range,
    ofPlace: festivalsOfMonthInQuery(month, undefined, groups),
    place: temple,
    reference: temple,
    isEnabled: !isTemple,
  })
  const sky = useMemo(
    (): ReadonlyMap<string, DaySky> | undefined =>
      days &&
      new Map(days.map((day, at) => [addDays(from, at), { ...day, next: days[at + 1]?.tithi }])),
    [days, from],
  )
  return {
    sky,
    lunarMonths: lunarMonths ?? [],
    ...here,
    atTemple: isTemple ? undefined : atTemple.festivals,
  }
}

/**
 * What the server lists for the month, fetched again whenever it is opened, with any known
 * festivals of the neighbouring months, whose days are in the same grid.
 */
function useServed(month: Month): Festival[] | undefined {
  const before = useQuery({ ...festivalsOfMonthQuery(addMonths(month, -1)), enabled: false })
  const { data: rendered = none } = useQuery(festivalsBeforeQuery(month))
  const { data } = useQuery(festivalsOfMonthQuery(month))
  const after = useQuery({ ...festivalsOfMonthQuery(addMonths(month, 1)), enabled: false })
  return useMemo(
    () => data && [...(before.data ?? rendered), ...data, ...(after.data ?? none)],
    [before.data, rendered, data, after.data],
  )
}
