import { clockAt, dateAt } from '#app/i18n/dates.ts'
import type { Festival } from '#contract/festivals.ts'

type At = {
  /** In a rendered page the server's. */
  today: string
  now: number | undefined
  timeZone: string
  /** Of the puja: how long before a slot its booking ends. */
  leadMinutes: number | undefined
}

const usualLead = 60

const evening = 16 * 60

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/**
 * When a day's last slot begins, as `slotMinutes` of the contract has it; importing that would bring
 * the rules of all forms. A moonrise after midnight still belongs to the day.
 */
function lastSlot(moonrise: string | undefined): number {
  if (moonrise === undefined) return evening
  const from = Math.round((minutesOf(moonrise) - 30) / 5) * 5
  return moonrise < '12:00' ? from + 24 * 60 : from
}

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
  return minutesOf(clockAt(now, timeZone)) + leadMinutes <= lastSlot(moonriseTime)
}
