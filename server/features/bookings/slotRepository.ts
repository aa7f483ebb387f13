import type { Knex } from 'knex'
import { daySlots, offersMoonrise, type DaySlot, type PujaType } from '#contract/bookings/pujas.ts'
import { shortestMinutesOf, usualNotice } from '#contract/bookings/slotNotice.ts'
import type { Ceilings } from '#contract/site/specialDaysAdmin.ts'
import { sql } from '#server/db/sql.ts'
import { toDayParts } from './dayParts.ts'
import type { When } from './slotHours.ts'
import { slotKey, type PujaSettings } from './slotTimes.ts'

type SettingsRow = {
  puja_type: PujaType
  version: number
  capacity_morning: number
  capacity_afternoon: number
  capacity_evening: number
  capacity_moonrise: number
  closed_weekdays: string
  closed_dates: string
  lead_minutes: number | null
  prepare_minutes: number
  ahead_days: number
  change_minutes: number
}

const toSettings = (row: SettingsRow): PujaSettings => ({
  capacity: {
    morning: row.capacity_morning,
    afternoon: row.capacity_afternoon,
    evening: row.capacity_evening,
    moonrise: row.capacity_moonrise,
  },
  hasMoonrise: offersMoonrise(row.puja_type),
  closedWeekdays: JSON.parse(row.closed_weekdays) as number[],
  closedDates: new Set(JSON.parse(row.closed_dates) as string[]),
  ...(row.lead_minutes !== null && { leadMinutes: row.lead_minutes }),
  prepareMinutes: row.prepare_minutes,
  aheadDays: row.ahead_days,
  changeMinutes: row.change_minutes,
})

/** What the temple says of a puja itself. */
export type NamedPuja = { readonly name: string; readonly isOn: boolean }

type NamedRow = SettingsRow & {
  name: string
  is_on: boolean | number
  hours_from: number | null
  day_parts: string | null
}

const named = ({ name, is_on }: NamedRow): NamedPuja => ({ name, isOn: Boolean(is_on) })

const withNames = `select puja_settings.*, pujas.name, pujas.is_on, pujas.hours_from,
  (select parts from day_parts) as day_parts
  from puja_settings join pujas on pujas.id = puja_settings.puja_type`

/** With what the puja itself takes; undefined if there is no such puja. */
export const findSettings = async (
  db: Knex,
  pujaType: PujaType,
): Promise<{ settings: PujaSettings; puja: NamedPuja } | undefined> => {
  const [row] = await sql<NamedRow>(db, `${withNames} where puja_type = ?`, [pujaType])
  if (!row) return undefined
  const shortestMinutes = shortestMinutesOf(
    row.hours_from === null ? undefined : { from: row.hours_from },
  )
  const parts = toDayParts(row.day_parts)
  return { settings: { ...toSettings(row), shortestMinutes, parts }, puja: named(row) }
}

/** Open on all days, half a year ahead. */
export const insertSettings = async (
  trx: Knex,
  pujaType: PujaType,
  capacity: PujaSettings['capacity'],
): Promise<void> => {
  await trx('puja_settings').insert({
    puja_type: pujaType,
    capacity_morning: capacity.morning,
    capacity_afternoon: capacity.afternoon,
    capacity_evening: capacity.evening,
    capacity_moonrise: capacity.moonrise,
    closed_weekdays: '[]',
    closed_dates: '[]',
    lead_minutes: null,
    prepare_minutes: usualNotice.prepareMinutes,
    ahead_days: 180,
    change_minutes: usualNotice.changeMinutes,
  })
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

/** Of all pujas, in the temple's order. */
export const listSettings = async (db: Knex): Promise<(VersionedSettings & NamedPuja)[]> =>
  (await sql<NamedRow>(db, `${withNames} order by pujas.position`)).map((row) => ({
    ...versioned(row),
    ...named(row),
    parts: toDayParts(row.day_parts),
  }))

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
      capacity_moonrise: capacity.moonrise,
      closed_weekdays: JSON.stringify(settings.closedWeekdays),
      closed_dates: JSON.stringify([...settings.closedDates].toSorted()),
      lead_minutes: settings.leadMinutes ?? null,
      prepare_minutes: settings.prepareMinutes ?? usualNotice.prepareMinutes,
      ahead_days: settings.aheadDays,
      change_minutes: settings.changeMinutes,
      version: settings.version,
    })
}

/** Places that any puja takes are counted under this name. */
const all = 'all'

type Span = { readonly from: string; readonly to: string }

const listCounts = (db: Knex, counted: string, { from, to }: Span) =>
  db('puja_slot_counts')
    .where({ puja_type: counted })
    .whereBetween('date', [from, to])
    .select<{ date: string; day_slot: DaySlot; taken: number }[]>('date', 'day_slot', 'taken')

/** The days on which somebody is booked in the slot. */
export const listBookedDays = async (
  db: Knex,
  slot: DaySlot,
  span: Span,
): Promise<ReadonlySet<string>> =>
  new Set(
    (await listCounts(db, all, span))
      .filter(({ day_slot, taken }) => day_slot === slot && taken > 0)
      .map(({ date }) => date),
  )

/**
 * Places of each slot that nobody can take any more, by `slotKey`; a missing slot is empty. Those
 * beyond the temple's ceiling for all pujas are among them.
 */
export const listTaken = async (
  db: Knex,
  pujaType: PujaType,
  capacity: PujaSettings['capacity'],
  span: Span,
): Promise<Map<string, number>> => {
  const taken = new Map<string, number>()
  const count = (date: string, slot: DaySlot, places: number) => {
    const key = slotKey({ date, slot })
    taken.set(key, Math.max(taken.get(key) ?? 0, places))
  }
  for (const row of await listCounts(db, pujaType, span)) count(row.date, row.day_slot, row.taken)
  const ceilings = await listCeilings(db)
  if (Object.keys(ceilings).length === 0) return taken
  for (const { date, day_slot: slot, taken: byAll } of await listCounts(db, all, span)) {
    const ceiling = ceilings[slot]
    if (ceiling !== undefined) count(date, slot, capacity[slot] - Math.max(0, ceiling - byAll))
  }
  return taken
}

export const listCeilings = async (db: Knex): Promise<Ceilings> => {
  const rows = await db('slot_ceilings')
    .orderBy('day_slot')
    .select<{ day_slot: DaySlot; ceiling: number }[]>('day_slot', 'ceiling')
  return Object.fromEntries(rows.map((row) => [row.day_slot, row.ceiling]))
}

type Versioned = { readonly version: number }

export const findCeilingsVersion = async (db: Knex): Promise<number> =>
  (await db<Versioned>('slot_ceilings_version').first())?.version ?? 0

/** Locked until the end of the transaction. */
export const lockCeilingsVersion = async (trx: Knex): Promise<number> =>
  (await trx<Versioned>('slot_ceilings_version').forUpdate().first())?.version ?? 0

export const replaceCeilings = async (trx: Knex, ceilings: Ceilings): Promise<void> => {
  await trx('slot_ceilings_version').increment('version', 1)
  await trx('slot_ceilings').delete()
  const rows = daySlots.flatMap((slot) => {
    const ceiling = ceilings[slot]
    return ceiling === undefined ? [] : [{ day_slot: slot, ceiling }]
  })
  if (rows.length > 0) await trx('slot_ceilings').insert(rows)
}

const countOne = async (
  trx: Knex,
  counted: string,
  { date, slot }: When,
  most: string,
  values: readonly string[],
): Promise<boolean> => {
  const taken = await sql(
    trx,
    `insert into puja_slot_counts (puja_type, date, day_slot, taken) values (?, ?, ?, 1)
     on conflict (puja_type, date, day_slot) do update set taken = puja_slot_counts.taken + 1
       where puja_slot_counts.taken < ${most}
     returning taken`,
    [counted, date, slot, ...values],
  )
  return taken.length > 0
}

/**
 * Takes a place unless all are taken, of this puja or of the temple. Conditional writes to single
 * rows: the database never lets two transactions pass them at once, and the current limits count.
 * The first place of a slot always exists: a slot without one is closed. The row for all pujas is
 * always the first to be locked.
 */
export const takeSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<boolean> => {
  const { slot } = when
  const ceiling = 'coalesce((select ceiling from slot_ceilings where day_slot = ?), 1000000)'
  if (!(await countOne(trx, all, when, ceiling, [slot]))) return false
  const capacity = `(select capacity_${slot} from puja_settings where puja_type = ?)`
  if (await countOne(trx, pujaType, when, capacity, [pujaType])) return true
  await uncount(trx, all, when)
  return false
}

const uncount = async (trx: Knex, counted: string, { date, slot }: When): Promise<void> => {
  await trx('puja_slot_counts')
    .where({ puja_type: counted, date, day_slot: slot })
    .decrement('taken', 1)
}

export const releaseSlot = async (trx: Knex, pujaType: PujaType, when: When): Promise<void> => {
  await uncount(trx, all, when)
  await uncount(trx, pujaType, when)
}
