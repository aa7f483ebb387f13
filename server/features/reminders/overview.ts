import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import type { Festival } from '#contract/festivals.ts'
import { reminderChannels } from '#contract/reminderChoice.ts'
import { movedMessage, reminderMessage, type Told } from '#contract/reminderWords.ts'
import { reminderStatuses } from '#contract/reminders.ts'
import {
  reminderMoments,
  type ChannelCount,
  type ReminderMoment,
  type ReminderPreview,
} from '#contract/remindersAdmin.ts'
import { sql } from '#server/db/sql.ts'
import { daysToBits, kindBitsOf, moonriseBit } from './bits.ts'
import { keyOfFestival } from './due.ts'
import type { Places } from './places.ts'

type Deps = { readonly places: Pick<Places, 'get'>; readonly now: () => Date }

/** How many festivals ahead are shown. */
const festivalsShown = 5

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

const bitOf = (moment: ReminderMoment): number =>
  moment === 'moonrise' ? moonriseBit : daysToBits([Number(moment)])

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

/** The messages, word for word, as they are sent about these festivals. */
const previewsOf = (festivals: readonly Festival[], cityName: string): ReminderPreview[] => {
  const [next] = festivals
  if (!next) return []
  const told = (festival: Festival, daysBefore: number, moment: Told['moment']): Told => ({
    ...festival,
    daysBefore,
    moment,
    cityName,
  })
  const rising = festivals.find(({ moonriseTime }) => moonriseTime !== undefined)
  const atTime = (['7', '3', '1', '0'] as const).map((moment) => ({
    moment,
    festival: next.name,
    ...reminderMessage(told(next, Number(moment), 'time')),
  }))
  const atMoonrise = rising && {
    moment: 'moonrise' as const,
    festival: rising.name,
    ...reminderMessage(told(rising, 0, 'moonrise')),
  }
  const moved = {
    moment: 'moved' as const,
    festival: next.name,
    ...movedMessage(told(next, 0, 'time'), addDays(next.date, -1)),
  }
  return [...atTime, ...(atMoonrise ? [atMoonrise] : []), moved]
}

/** Who is reminded of what, for administrators. */
export const createReminderOverview =
  ({ places, now }: Deps) =>
  async (db: Knex) => {
    const groups = await readGroups(db)
    const { festivals, name, timeZone } = await places.get(db, '')
    const today = civilDateAt(now().getTime(), timeZone)
    const ahead = festivals
      .filter(({ date }) => date >= today)
      .toSorted((a, b) => a.date.localeCompare(b.date))
    const next = []
    for (const festival of ahead.slice(0, festivalsShown)) {
      const people = await countWanting(db, groups, festival)
      next.push({ id: keyOfFestival(festival), name: festival.name, date: festival.date, people })
    }
    return {
      channels: reminderChannels.map((channel) => countChannel(groups, channel)),
      next,
      previews: previewsOf(ahead, name),
    }
  }
