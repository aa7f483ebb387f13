import { clockAt, dateAt } from '#app/i18n/dates.ts'
import type { Festival } from '#contract/festivals.ts'
import { minutesOf, slotMinutes } from '#contract/pujas.ts'

type At = {
  /** In a rendered page the server's. */
  today: string
  now: number | undefined
  timeZone: string
  /** Of the puja: how long before a slot its booking ends. */
  leadMinutes: number | undefined
}

const usualLead = 60

/**
 * Whether a puja on the day can still be booked by the temple's clock. Its last slot is that of the
 * moonrise, and on other days the evening's.
 */
export function isBookable(
  { date, moonriseTime }: Pick<Festival, 'date' | 'moonriseTime'>,
  { today, now, timeZone, leadMinutes = usualLead }: At,
): boolean {
  const day = now === undefined ? today : dateAt(now, timeZone)
  if (day !== date || now === undefined) return day <= date
  const { from = 0 } = slotMinutes(moonriseTime ? 'moonrise' : 'evening', moonriseTime) ?? {}
  return minutesOf(clockAt(now, timeZone)) + leadMinutes <= from
}
