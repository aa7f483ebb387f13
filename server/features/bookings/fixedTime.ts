import type { Knex } from 'knex'
import { fixedTimes } from './dayParts.ts'
import type { When } from './slotHours.ts'
import type { Clock, PujaSettings } from './slotTimes.ts'

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/**
 * Where pujas begin at fixed times, the first that nobody has; if all are taken, one that fewest
 * have. Undefined if the temple sets each time by hand, or all are over. The caller has taken the
 * place, so that of two bookings at once the second sees the first.
 */
export const fixedTimeOf = async (
  trx: Knex,
  when: When,
  { parts, prepareMinutes = 0 }: PujaSettings,
  { today, minute }: Clock,
): Promise<string | undefined> => {
  const earliest = when.date === today ? minute + prepareMinutes : 0
  const times = fixedTimes(when, parts)
    .filter((time) => time >= earliest)
    .map(clockText)
  if (times.length === 0) return undefined
  const rows = await trx('puja_bookings')
    .where({ preferred_date: when.date, preferred_time: when.slot })
    .whereNot({ status: 'cancelled' })
    .whereNotNull('exact_time')
    .groupBy('exact_time')
    .select<{ exact_time: string; booked: number | string }[]>(
      'exact_time',
      trx.raw('count(*) as booked'),
    )
  const booked = new Map(rows.map((row) => [row.exact_time, Number(row.booked)]))
  const bookedAt = (time: string) => booked.get(time) ?? 0
  return times.reduce((best, time) => (bookedAt(time) < bookedAt(best) ? time : best))
}
