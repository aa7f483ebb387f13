import { daysBetween } from '#almanac/civilDate.ts'
import { clockAt, dateAt } from '#app/i18n/dates.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { Puja } from '#contract/bookings/pujaList.ts'
import { daySlots, minutesOf, slotMinutes } from '#contract/bookings/slotMinutes.ts'
import { lastMinuteToBook, noticeOf } from '#contract/bookings/slotNotice.ts'

type MomentOfDay = {
  /** In a server-rendered page, the server's date. */
  today: string
  now: number | undefined
  timeZone: string
}

/**
 * Whether one of the day's slots can still be booked by the temple's clock. That of the moonrise is
 * only known on days with one.
 */
export function isBookable(
  { date, moonriseTime }: Pick<Festival, 'date' | 'moonriseTime'>,
  puja: Pick<Puja, 'hours' | 'notice'>,
  { today, now, timeZone }: MomentOfDay,
): boolean {
  const day = now === undefined ? today : dateAt(now, timeZone)
  if (day > date || now === undefined) return day <= date
  const minute = minutesOf(clockAt(now, timeZone)) - daysBetween(day, date) * 24 * 60
  return daySlots.some((slot) => {
    const hours = slotMinutes(slot, { moonrise: moonriseTime })
    return hours && minute <= lastMinuteToBook(hours, noticeOf(puja))
  })
}
