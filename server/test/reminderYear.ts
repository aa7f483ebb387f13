import {
  everyFestival,
  reminderDays,
  reminderKinds,
  type ReminderChoice,
} from '#contract/reminders/choice.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { isPostgres, transact } from '#server/db/db.ts'
import { clockOf, naiveReminders } from './naiveReminders.ts'
import { randomOf } from './random.ts'
import { plannerOf, reminderTemple, words } from './reminders.ts'

/** The temple's own, and others with and without summer time, on both sides of the date line. */
const cities = [
  '',
  'mumbai',
  'delhi',
  'london',
  'new-york',
  'los-angeles',
  'sydney',
  'auckland',
  'dubai',
  'singapore',
  'toronto',
  'berlin',
] as const

/** Hours that summer time skips and repeats, among others. */
const hours = ['02:30', '01:30', '00:00', '23:59', '07:00', '06:15', '19:45']

const choiceOf = (random: (below: number) => number, keys: readonly string[]): ReminderChoice => {
  const city = cities[random(cities.length)]
  const kinds = reminderKinds.filter(() => random(3) === 0)
  const festivals = keys.filter(() => random(12) === 0)
  const daysBefore = reminderDays.filter(() => random(2) === 0)
  return {
    ...everyFestival,
    kinds: kinds.length + festivals.length === 0 ? ['all'] : kinds,
    festivals,
    daysBefore: daysBefore.length === 0 ? [0] : daysBefore,
    atEve: random(2) === 0,
    atMoonrise: random(2) === 0,
    time: hours[random(hours.length)] ?? '07:00',
    ...(city !== '' && { city }),
  }
}

type Options = {
  readonly from: string
  readonly until: string
  readonly people: number
  readonly seed: number
  /** Every so many minutes a planning is cut off in its middle, as by a kill. */
  readonly killEvery?: number
}

const minuteMs = 60_000

/** Lets each minute pass, and compares what was planned with what a second reckoning expects. */
export const liveThrough = async ({ from, until, people, seed, killEvery }: Options) => {
  const temple = await reminderTemple(from)
  const { db, festivals, reminding, clock } = temple
  // Nothing here outlives the test, and each minute is a commit.
  if (!isPostgres(db)) await db.raw('pragma synchronous = off')
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const { places } = reminding.reminders
  const kept = new Map<string, { festivals: Festival[]; momentAt: ReturnType<typeof clockOf> }>()
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  for (const city of cities) {
    const input = { city: city === '' ? undefined : city, groups: festivalGroups.join(',') }
    const { place } = await festivals.placeOf(db, input)
    const wide = 10 * 24 * 60 * minuteMs
    kept.set(city, {
      festivals: await festivals.between(db, input, day(start - wide), day(end + wide)),
      momentAt: clockOf(place.tz, start, end),
    })
  }
  const random = randomOf(seed)
  const keys = kept.get('')?.festivals.map(({ key, id }) => key ?? id) ?? []
  const expected = new Map<string, number>()
  for (let i = 0; i < people; i += 1) {
    const choice = choiceOf(random, keys)
    const input = { channel: 'push', address: `browser-${i}`, words, source: 'reminders' } as const
    const { id } = await transact(db, (trx) =>
      reminding.port.start(trx, { ...input, choice, language: 'en', isConfirmed: true }),
    )
    const there = kept.get(choice.city ?? '')
    if (!there) throw new Error(`${choice.city} is no city of this test`)
    for (const due of naiveReminders(choice, there.festivals, there.momentAt))
      // What is due at the instant at which they ask is not planned any more.
      if (due.sendAt > start && due.sendAt <= end)
        expected.set(`reminder:${id}:${due.key}`, due.sendAt)
  }
  const planner = plannerOf(places, 7)
  const late: string[] = []
  let kills = 0
  for (let at = start, minute = 0; at <= end; at += minuteMs, minute += 1) {
    clock.now = new Date(at)
    if (killEvery !== undefined && minute % killEvery === killEvery - 1) {
      // One that stops after its first step, in a city, and another process that begins anew.
      let asks = 0
      await planner.plan(db, clock.now, () => (asks += 1) > 3)
      kills += 1
    }
    await planner.plan(db, clock.now)
  }
  const rows: { key: string; due_at: string; created_at: string }[] = await db('deliveries').select(
    'key',
    'due_at',
    'created_at',
  )
  for (const { key, due_at, created_at } of rows) if (due_at !== created_at) late.push(key)
  return {
    expected: [...expected].map(([key, at]) => `${key} ${new Date(at).toISOString()}`).toSorted(),
    planned: rows.map(({ key, due_at }) => `${key} ${due_at}`).toSorted(),
    late,
    kills,
  }
}
