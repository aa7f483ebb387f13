import { addDays } from '#almanac/civilDate.ts'
import { type LunarMonth, monthOfLunation } from '#almanac/lunarMonth.ts'
import { purnimantaName } from '#almanac/monthNames.ts'
import type { Place } from '#almanac/place.ts'
import { tithiAt } from '#almanac/tithi.ts'
import { startOfDay } from '#almanac/zone.ts'

type Civil = { readonly year: number; readonly month: number }

/**
 * The lunar months within a civil month: two, rarely one or three. In the north they end at the full moon,
 * and have the names of that count.
 */
export function lunarMonths(
  { tz }: Place,
  { year, month }: Civil,
  isNorthern: boolean,
): LunarMonth[] {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate() - 1
  const months = [0, 10, 20, last].map((days) => {
    const { lunation, number } = tithiAt(startOfDay(addDays(first, days), tz))
    const found = monthOfLunation(lunation)
    return isNorthern ? { ...found, name: purnimantaName(found, number) } : found
  })
  return months.filter(
    ({ name, isAdhika }, at) =>
      months[at - 1]?.name !== name || months[at - 1]?.isAdhika !== isAdhika,
  )
}
