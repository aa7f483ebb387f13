import type { Knex } from 'knex'
import type { ReminderChannel, SendingMoment } from '#contract/reminders/choice.ts'
import { sql } from '#server/db/sql.ts'
import type { Stored } from './repository.ts'

/** How far a city is planned; `until` and `at` only while a planning goes on. */
export type Progress = {
  readonly plannedUntil: string
  readonly until: string
  readonly at: Cursor | undefined
}

export type Pass = SendingMoment

/** The last reminder that was looked at. */
export type Cursor = { readonly pass: Pass; readonly minute: number; readonly id: string }

type PlaceRow = { city: string; planned_until: string; planning_until: string | null }

const fromText = (text: string | null): Cursor | undefined => {
  const [, pass, minute, id = ''] = /^(time|eve|moonrise):(-?\d+):(.*)$/.exec(text ?? '') ?? []
  return pass === undefined ? undefined : { pass: pass as Pass, minute: Number(minute), id }
}

const toText = ({ pass, minute, id }: Cursor): string => `${pass}:${minute}:${id}`

/** The cities in which somebody was ever reminded. */
export const listPlaces = async (
  db: Knex,
): Promise<{ city: string; plannedUntil: string; isBegun: boolean }[]> => {
  const rows = await sql<PlaceRow>(db, 'select * from reminder_places order by city')
  return rows.map(({ city, planned_until, planning_until }) => ({
    city,
    plannedUntil: planned_until,
    isBegun: planning_until !== null,
  }))
}

/** Takes up the city's planning, or begins one; held to the end of the transaction. */
export const holdPlace = async (trx: Knex, city: string, until: string): Promise<Progress> => {
  const [row] = await sql<PlaceRow & { planned_to: string | null }>(
    trx,
    `update reminder_places set planning_until = coalesce(planning_until, ?)
     where city = ? returning city, planned_until, planning_until, planned_to`,
    [until, city],
  )
  if (!row) throw new Error('A city that is planned has no row.')
  return {
    plannedUntil: row.planned_until,
    until: row.planning_until ?? until,
    at: fromText(row.planned_to),
  }
}

export const notePlanned = async (trx: Knex, city: string, at: Cursor): Promise<void> => {
  await sql(trx, 'update reminder_places set planned_to = ? where city = ?', [toText(at), city])
}

export const finishPlace = async (trx: Knex, city: string, until: string): Promise<void> => {
  await sql(
    trx,
    `update reminder_places set planned_until = ?, planning_until = null, planned_to = null
     where city = ?`,
    [until, city],
  )
}

/** Nothing was due in these cities. */
export const passPlaces = async (
  trx: Knex,
  cities: readonly string[],
  until: string,
): Promise<void> => {
  await trx('reminder_places')
    .whereIn('city', [...cities])
    .where({ planning_until: null })
    .where('planned_until', '<', until)
    .update({ planned_until: until })
}

export type Candidate = Pick<
  Stored,
  'id' | 'kinds' | 'moments' | 'minute' | 'city' | 'language'
> & {
  readonly channel: ReminderChannel
  readonly active_since: string
}

export type PlanQuery = {
  readonly city: string
  readonly minutes: readonly [first: number, last: number]
  /** Any of these days before, the eve or the moonrise. */
  readonly moments: number
  /** Any of these kinds, or one of these festivals. */
  readonly kinds: number
  readonly keys: readonly string[]
  /** Active before it. */
  readonly until: string
  readonly after: Pick<Cursor, 'minute' | 'id'> | undefined
  readonly limit: number
}

/**
 * Those whose hour it may be, by hour and id. Begins at one place of the index: with a lower bound for the
 * minute as well, SQLite would read again all whom earlier steps had looked at.
 */
export const listCandidates = (trx: Knex, query: PlanQuery): Promise<Candidate[]> => {
  const { city, moments, kinds, keys, until, limit } = query
  const [first, last] = query.minutes
  const { minute, id } = query.after ?? { minute: first, id: '' }
  const places = keys.map(() => '?').join(', ')
  return sql<Candidate>(
    trx,
    `select id, channel, language, kinds, moments, minute, city, active_since from reminders
     where status = 'active' and city = ? and (minute, id) > (?, ?) and minute <= ?
       and (moments & ?) <> 0 and active_since <= ?
       and ((kinds & ?) <> 0 or exists (
         select 1 from reminder_festivals
         where reminder_id = reminders.id and festival_key in (${places})))
     order by minute, id limit ?`,
    [city, minute, id, last, moments, until, kinds, ...keys, limit],
  )
}

/** Which of these festivals each of these people chose. */
export const listChosen = async (
  trx: Knex,
  ids: readonly string[],
  keys: readonly string[],
): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map()
  const places = (values: readonly string[]) => values.map(() => '?').join(', ')
  const rows = await sql<{ reminder_id: string; festival_key: string }>(
    trx,
    `select reminder_id, festival_key from reminder_festivals
     where reminder_id in (${places(ids)}) and festival_key in (${places(keys)})`,
    [...ids, ...keys],
  )
  const chosen = new Map<string, string[]>()
  for (const { reminder_id, festival_key } of rows)
    chosen.set(reminder_id, [...(chosen.get(reminder_id) ?? []), festival_key])
  return chosen
}
