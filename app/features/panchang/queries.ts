import { useQueries } from '@tanstack/react-query'
import { ask } from '#app/almanac/almanac.ts'
import type { Where } from '#app/almanac/jobs.ts'
import { almanacQuery } from '#app/almanac/queries.ts'
import { almanacKey } from '#app/almanac/queryKey.ts'
import { addDays, firstYear, lastYear, yearOf } from '#almanac/civilDate.ts'
import type { Observance } from '#almanac/observances.ts'

/** Every day of a month, `2026-11`. */
export const monthQuery = (where: Where, month: string) => ({
  queryKey: [almanacKey, 'panchangOfMonth', { ...where, month }] as const,
  queryFn: () => Promise.all(daysOfMonth(month).map((date) => ask('panchang', { ...where, date }))),
})

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((date) =>
    date.startsWith(month),
  )
}

/** The observances of the years from one day to another, undefined until all are there. */
export function useObservances(where: Where, from: string, to: string): Observance[] | undefined {
  const years = [...new Set([from, to].map(yearOf))].filter(
    (year) => year >= firstYear && year <= lastYear,
  )
  return useQueries({
    queries: years.map((year) => almanacQuery('observancesOfYear', { ...where, year })),
    combine,
  })
}

const combine = (years: readonly { data: readonly Observance[] | undefined }[]) =>
  years.every(({ data }) => data) ? years.flatMap(({ data }) => data ?? []) : undefined
