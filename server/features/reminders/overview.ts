import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import { reminderChannels } from '#contract/reminders/choice.ts'
import { reminderStatuses } from '#contract/reminders/public.ts'
import {
  reminderMoments,
  type ChannelCount,
  type ReminderMoment,
} from '#contract/reminders/admin.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import { sql } from '#server/db/sql.ts'
import { listAhead } from './ahead.ts'
import { daysToBits, eveBit, kindBitsOf, moonriseBit } from './bits.ts'
import type { ReminderCities } from './cities.ts'
import type { ListPreviews } from './previews.ts'

type Deps = {
  readonly places: Pick<ReminderCities, 'get'>
  readonly listPreviews: ListPreviews
  readonly now: () => Date
}

/** How many festivals ahead are shown. */
const festivalsShown = 10

type Group = Pick<ChannelCount, 'channel'> & {
  status: (typeof reminderStatuses)[number]
  kinds: number
  moments: number
  people: number
}

/** Those who chose the same, counted in one pass: there may be a million of them. */
const readGroups = async (db: Knex): Promise<Group[]> => {
  const rows = await sql<Group>(
    db,
    `select channel, status, kinds, moments, count(*) as people from reminders
     group by channel, status, kinds, moments`,
    [],
  )
  return rows.map((row) => ({ ...row, people: Number(row.people) }))
}

const sum = (groups: readonly Group[]): number => groups.reduce((n, { people }) => n + people, 0)

const countOf = <K extends string>(
  names: readonly K[],
  count: (name: K) => number,
): Record<K, number> =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<K, number>

const ownBits: Readonly<Record<string, number>> = { eve: eveBit, moonrise: moonriseBit }

const bitOf = (moment: ReminderMoment): number => ownBits[moment] ?? daysToBits([Number(moment)])

const countChannel = (groups: readonly Group[], channel: ChannelCount['channel']): ChannelCount => {
  const own = groups.filter((group) => group.channel === channel)
  const active = own.filter(({ status }) => status === 'active')
  return {
    channel,
    states: countOf(reminderStatuses, (name) => sum(own.filter(({ status }) => status === name))),
    moments: countOf(reminderMoments, (name) =>
      sum(active.filter(({ moments }) => (moments & bitOf(name)) !== 0)),
    ),
  }
}

/** How many want a festival: by its kind, or because they chose it. */
const countWanting = async (
  db: Knex,
  groups: readonly Group[],
  festival: Festival,
): Promise<number> => {
  const bits = kindBitsOf(festival)
  const byKind = groups.filter(({ status, kinds }) => status === 'active' && (kinds & bits) !== 0)
  const [chosen] = await sql<{ n: number | string }>(
    db,
    `select count(*) as n from reminder_festivals f join reminders r on r.id = f.reminder_id
     where f.festival_key = ? and r.status = 'active' and (r.kinds & ?) = 0`,
    [keyOfFestival(festival), bits],
  )
  return sum(byKind) + Number(chosen?.n ?? 0)
}

/** Who is reminded of what, for administrators. */
export const createReminderOverview =
  ({ places, listPreviews, now }: Deps) =>
  async (db: Knex) => {
    const groups = await readGroups(db)
    const { ahead } = await listAhead(db, places, now())
    const next = []
    for (const festival of ahead) {
      if (next.length === festivalsShown) break
      const people = await countWanting(db, groups, festival)
      if (festival.group && people === 0) continue
      next.push({ id: keyOfFestival(festival), name: festival.name, date: festival.date, people })
    }
    return {
      channels: reminderChannels.map((channel) => countChannel(groups, channel)),
      next,
      previews: (await listPreviews(db)).map(({ html: _, ...preview }) => preview),
    }
  }
