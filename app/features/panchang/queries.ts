import { ask } from '#app/almanac/almanac.ts'
import type { Where } from '#app/almanac/jobs.ts'
import { almanacKey } from '#app/almanac/queryKey.ts'
import { addDays } from '#almanac/civilDate.ts'

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
