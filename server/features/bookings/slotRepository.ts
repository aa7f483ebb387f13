import type { Knex } from 'knex'
import type { DaySlot, PujaType } from '#contract/pujas.ts'
import { slotKey, type PujaSettings, type When } from './slotTimes.ts'

type SettingsRow = {
  closed_weekdays: string
  lead_minutes: number | null
  ahead_days: number
  change_minutes: number
  day_slot: DaySlot
  capacity: number
}

export const findSettings = async (db: Knex, pujaType: PujaType): Promise<PujaSettings> => {
  const rows = await db('puja_settings')
    .join('puja_slots', 'puja_slots.puja_type', 'puja_settings.puja_type')
    .where('puja_settings.puja_type', pujaType)
    .select<SettingsRow[]>(
      'closed_weekdays',
      'lead_minutes',
      'ahead_days',
      'change_minutes',
      'day_slot',
      'capacity',
    )
  const [row] = rows
  if (!row) throw new Error(`The puja "${pujaType}" has no settings: it was never seeded.`)
  const closed = await db('puja_closed_dates')
    .where({ puja_type: pujaType })
    .pluck<string[]>('date')
  const capacityOf = new Map(rows.map(({ day_slot, capacity }) => [day_slot, capacity]))
  return {
    capacity: {
      morning: capacityOf.get('morning') ?? 0,
      afternoon: capacityOf.get('afternoon') ?? 0,
      evening: capacityOf.get('evening') ?? 0,
    },
    closedWeekdays: JSON.parse(row.closed_weekdays) as number[],
    closedDates: new Set(closed),
    ...(row.lead_minutes !== null && { leadMinutes: row.lead_minutes }),
    aheadDays: row.ahead_days,
    changeMinutes: row.change_minutes,
  }
}

const keyOf = (pujaType: PujaType, { date, slot }: When) => ({
  puja_type: pujaType,
  date,
  day_slot: slot,
})

/** Places taken from `from` to `to`, by `slotKey`; what is not there is empty. */
export const listTaken = async (
  db: Knex,
  pujaType: PujaType,
  from: string,
  to: string,
): Promise<Map<string, number>> => {
  const rows = await db('puja_slot_counts')
    .where({ puja_type: pujaType })
    .whereBetween('date', [from, to])
    .select<{ date: string; day_slot: DaySlot; taken: number }[]>('date', 'day_slot', 'taken')
  return new Map(
    rows.map(({ date, day_slot, taken }) => [slotKey({ date, slot: day_slot }), taken]),
  )
}

/**
 * Takes a place unless all are taken. One conditional update of one row: the database lets no two
 * transactions pass it at once, and the capacity is the one that holds at that moment.
 */
export const takeSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<boolean> => {
  const key = keyOf(pujaType, when)
  await trx('puja_slot_counts')
    .insert({ ...key, taken: 0 })
    .onConflict(['puja_type', 'date', 'day_slot'])
    .ignore()
  const capacity = trx('puja_slots')
    .where({ puja_type: pujaType, day_slot: when.slot })
    .select('capacity')
  const updated = await trx('puja_slot_counts')
    .where(key)
    .where('taken', '<', capacity)
    .increment('taken', 1)
  return updated === 1
}

export const releaseSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<void> => {
  await trx('puja_slot_counts').where(keyOf(pujaType, when)).decrement('taken', 1)
}
