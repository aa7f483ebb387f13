import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { Waiting } from '#contract/bookings/waiting.ts'
import { countUnpaid } from './adminRepository.ts'

/** How many bookings are still to be confirmed, and how full the next seven days are. */
export const waitingBookings = async (
  db: Knex,
  today: string,
): Promise<NonNullable<Waiting['bookings']>> => {
  const pending = await db('puja_bookings')
    .where('status', 'pending')
    .where('preferred_date', '>=', today)
    .first<{ n: number | string; from: string | null; to: string | null }>(
      db.raw('count(*) as n, min(preferred_date) as "from", max(preferred_date) as "to"'),
    )
  const days = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead))
  const booked = await db('puja_bookings')
    .whereNot('status', 'cancelled')
    .whereBetween('preferred_date', [today, addDays(today, 6)])
    .groupBy('preferred_date')
    .select<{ date: string; n: number | string }[]>(
      'preferred_date as date',
      db.raw('count(*) as n'),
    )
  const numbers = new Map(booked.map(({ date, n }) => [date, Number(n)]))
  return {
    pending: Number(pending.n),
    ...(pending.from !== null && { from: pending.from }),
    ...(pending.to !== null && { to: pending.to }),
    unpaid: await countUnpaid(db, today),
    week: days.map((date) => ({ date, booked: numbers.get(date) ?? 0 })),
  }
}
