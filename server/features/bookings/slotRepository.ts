import type { Knex } from 'knex'
import type { DaySlot, PujaType } from '#contract/pujas.ts'
import { sql } from '#server/db/sql.ts'
import { slotKey, type PujaSettings, type When } from './slotTimes.ts'

type SettingsRow = {
  puja_type: PujaType
  version: number
  capacity_morning: number
  capacity_afternoon: number
  capacity_evening: number
  closed_weekdays: string
  closed_dates: string
  lead_minutes: number | null
  ahead_days: number
  change_minutes: number
}

const toSettings = (row: SettingsRow): PujaSettings => ({
  capacity: {
    morning: row.capacity_morning,
    afternoon: row.capacity_afternoon,
    evening: row.capacity_evening,
  },
  closedWeekdays: JSON.parse(row.closed_weekdays) as number[],
  closedDates: new Set(JSON.parse(row.closed_dates) as string[]),
  ...(row.lead_minutes !== null && { leadMinutes: row.lead_minutes }),
  aheadDays: row.ahead_days,
  changeMinutes: row.change_minutes,
})

export const findSettings = async (db: Knex, pujaType: PujaType): Promise<PujaSettings> => {
  const query = 'select * from puja_settings where puja_type = ?'
  const [row] = await sql<SettingsRow>(db, query, [pujaType])
  if (!row) throw new Error(`The puja "${pujaType}" has no settings: it was never seeded.`)
  return toSettings(row)
}

export type VersionedSettings = PujaSettings & {
  readonly pujaType: PujaType
  readonly version: number
}

const versioned = (row: SettingsRow): VersionedSettings => ({
  ...toSettings(row),
  pujaType: row.puja_type,
  version: row.version,
})

export const listSettings = async (db: Knex): Promise<VersionedSettings[]> =>
  (await db<SettingsRow>('puja_settings')).map(versioned)

/** Locked until the end of the transaction. */
export const lockSettings = async (
  trx: Knex,
  pujaType: PujaType,
): Promise<VersionedSettings | undefined> => {
  const row = await trx<SettingsRow>('puja_settings')
    .where('puja_type', pujaType)
    .forUpdate()
    .first()
  return row && versioned(row)
}

export const updateSettings = async (trx: Knex, settings: VersionedSettings): Promise<void> => {
  const { capacity } = settings
  await trx<SettingsRow>('puja_settings')
    .where('puja_type', settings.pujaType)
    .update({
      capacity_morning: capacity.morning,
      capacity_afternoon: capacity.afternoon,
      capacity_evening: capacity.evening,
      closed_weekdays: JSON.stringify(settings.closedWeekdays),
      closed_dates: JSON.stringify([...settings.closedDates].toSorted()),
      lead_minutes: settings.leadMinutes ?? null,
      ahead_days: settings.aheadDays,
      change_minutes: settings.changeMinutes,
      version: settings.version,
    })
}

const keyOf = (pujaType: PujaType, { date, slot }: When) => ({
  puja_type: pujaType,
  date,
  day_slot: slot,
})

/** Places taken from `from` to `to`, by `slotKey`; a missing slot is empty. */
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
 * Takes a place unless all are taken. One conditional write to one row: the database never lets two
 * transactions pass it at once, and the current capacity counts. The first place of a slot always
 * exists: a slot without one is closed.
 */
export const takeSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<boolean> => {
  const taken = await sql(
    trx,
    `insert into puja_slot_counts (puja_type, date, day_slot, taken) values (?, ?, ?, 1)
     on conflict (puja_type, date, day_slot) do update set taken = puja_slot_counts.taken + 1
       where puja_slot_counts.taken <
         (select capacity_${when.slot} from puja_settings where puja_type = ?)
     returning taken`,
    [pujaType, when.date, when.slot, pujaType],
  )
  return taken.length > 0
}

export const releaseSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<void> => {
  await trx('puja_slot_counts').where(keyOf(pujaType, when)).decrement('taken', 1)
}
