import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { Place } from '#almanac/place.ts'
import { cellsOf, type Month } from './civilMonth.ts'
import type { DaySky } from './daySky.ts'
import { festivalsOfMonthQuery } from './queries.ts'
import { useFestivals } from './useFestivals.ts'

type Asked = { month: Month; place: Place; temple: Place; isTemple: boolean }

/** All that a month's sheet shows. */
export function useMonth({ month, place, temple, isTemple }: Asked) {
  const { year } = month
  const cells = cellsOf(month)
  const from = cells[0] ?? ''
  const to = cells.at(-1) ?? ''
  const served = useQuery(festivalsOfMonthQuery(month))
  const { data: days } = useQuery(
    almanacQuery('monthGrid', { place, reference: temple, year, month: month.month }),
  )
  const here = useFestivals({
    place,
    reference: temple,
    from,
    to,
    served: isTemple ? served.data : undefined,
  })
  const atTemple = useFestivals({
    place: temple,
    reference: temple,
    from,
    to,
    served: served.data,
    isEnabled: !isTemple,
  })
  const sky = useMemo(
    (): ReadonlyMap<string, DaySky> | undefined =>
      days && new Map(days.map((day) => [day.date, day])),
    [days],
  )
  return { sky, ...here, atTemple: isTemple ? undefined : atTemple.festivals }
}
