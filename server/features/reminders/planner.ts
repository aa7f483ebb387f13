import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { reminderDays, sendingMoments } from '#contract/reminders/choice.ts'
import { isIncluded, keyOfFestival } from '#contract/reminders/moments.ts'
import type { Festival } from '#contract/festivals/public.ts'
import { transact } from '#server/db/db.ts'
import { transactTogether } from '#server/db/writeQueue.ts'
import type { InsertDeliveries } from '#server/features/notifications/port.ts'
import { daysToBits, eveBit, kindBitsOf, moonriseBit } from './bits.ts'
import { dueReminders, evesIn, moonrisesIn, type Due, type Window, type Wish } from './due.ts'
import { minutesADay, minutesBetween } from './moments.ts'
import { toDelivery } from './newDelivery.ts'
import type { ReminderCities, ReminderCity } from './cities.ts'
import {
  finishPlace,
  holdPlace,
  listCandidates,
  listChosen,
  listPlaces,
  notePlanned,
  passPlaces,
  type PlanQuery,
  type Candidate,
  type Pass,
  type Progress,
} from './planRepository.ts'
import { choiceOf } from './repository.ts'

type Deps = {
  readonly places: Pick<ReminderCities, 'get' | 'readVersion'>
  readonly insertDeliveries: InsertDeliveries
  /** The name behind the @ of each email's own id. */
  readonly hostname: string
  /** How many people are looked at in one transaction, while which nobody else can write. */
  readonly chunk?: number
}

type Plan = Pick<PlanQuery, 'minutes' | 'moments' | 'kinds' | 'keys'>

const iso = (at: number): string => new Date(at).toISOString()

const whoWants = (festivals: readonly Festival[]) => ({
  kinds: festivals.reduce((bits, festival) => bits | kindBitsOf(festival), 0),
  keys: festivals.map(keyOfFestival),
})

/** Whose hour has come in the window; undefined where there is nothing to tell anybody. */
const planAtTime = (window: Window, place: ReminderCity): Plan | undefined => {
  const today = civilDateAt(window.now, place.timeZone)
  const minutes = minutesBetween(today, place.timeZone, { from: window.from, until: window.now })
  if (!minutes) return undefined
  const on = (days: number) => place.festivals.filter(({ date }) => date === addDays(today, days))
  const days = reminderDays.filter((each) => on(each).length > 0)
  if (days.length === 0) return undefined
  return { minutes, moments: daysToBits(days), ...whoWants(days.flatMap(on)) }
}

/** What comes at an hour of its own, and how that choice is stored. */
const own = {
  eve: { bit: eveBit, dueIn: evesIn },
  moonrise: { bit: moonriseBit, dueIn: moonrisesIn },
} as const

const planOf = (pass: Pass, window: Window, place: ReminderCity): Plan | undefined => {
  if (pass === 'time') return planAtTime(window, place)
  const due = own[pass].dueIn(window, place)
  if (due.length === 0) return undefined
  const minutes = [0, minutesADay - 1] as const
  return { minutes, moments: own[pass].bit, ...whoWants(due.map(({ festival }) => festival)) }
}

const dueOf = (pass: Pass, window: Window, place: ReminderCity, choice: Wish): Due[] =>
  // Whose hour has come with a moonrise, after an interruption, is told of both at once.
  pass === 'time'
    ? dueReminders(window, place, choice)
    : own[pass].dueIn(window, place).filter(({ festival }) => isIncluded(choice, festival))

/**
 * Turns what is due into deliveries, city by city. A city's progress is in its row: the next step goes on
 * where the last one ended, whichever process made it.
 */
export const createPlanner = ({ places, insertDeliveries, hostname, chunk = 100 }: Deps) => {
  const write = async (
    trx: Knex,
    people: readonly Candidate[],
    {
      pass,
      window,
      place,
      keys,
      at,
    }: { pass: Pass; window: Window; place: ReminderCity; keys: readonly string[]; at: Date },
  ): Promise<number> => {
    const ids = people.map(({ id }) => id)
    const chosen = await listChosen(trx, ids, keys)
    const createdAt = at.toISOString()
    // Most people wish for the same.
    const cached = new Map<string, Due[]>()
    const dueFor = (reminder: Candidate): Due[] => {
      const festivals = chosen.get(reminder.id) ?? []
      const wish = [reminder.kinds, reminder.moments, reminder.minute, ...festivals].join(' ')
      const due = cached.get(wish) ?? dueOf(pass, window, place, choiceOf(reminder, festivals))
      cached.set(wish, due)
      return due
    }
    const made = people.flatMap((reminder) =>
      dueFor(reminder)
        .filter(
          ({ sendAt, usefulUntil }) =>
            iso(sendAt) >= reminder.active_since && usefulUntil > at.getTime(),
        )
        .map((due) => toDelivery({ reminder, due }, { createdAt, hostname })),
    )
    await insertDeliveries(trx, made)
    return made.length
  }

  const windowOf = ({ plannedUntil, until }: Pick<Progress, 'plannedUntil' | 'until'>): Window => ({
    from: Date.parse(plannedUntil),
    now: Date.parse(until),
  })

  /** One short transaction; true while there is more to do. */
  const step = (db: Knex, city: string, place: ReminderCity, at: Date): Promise<boolean> =>
    transactTogether(db, async (trx) => {
      const progress = await holdPlace(trx, city, at.toISOString())
      const window = windowOf(progress)
      const passes = sendingMoments.slice(sendingMoments.indexOf(progress.at?.pass ?? 'time'))
      for (const [index, pass] of passes.entries()) {
        const plan = planOf(pass, window, place)
        if (!plan) continue
        const after = progress.at?.pass === pass ? progress.at : undefined
        const query = { city, ...plan, until: progress.until, after, limit: chunk }
        const people = await listCandidates(trx, query)
        await write(trx, people, { pass, window, place, keys: plan.keys, at })
        const last = people.at(-1)
        if (last && people.length === chunk) {
          await notePlanned(trx, city, { pass, minute: last.minute, id: last.id })
          return true
        }
        // The next pass has a transaction of its own.
        const next = passes[index + 1]
        if (last && next) {
          await notePlanned(trx, city, { pass: next, minute: -1, id: '' })
          return true
        }
      }
      await finishPlace(trx, city, progress.until)
      // Another process had begun it, and not with all there is by now.
      return progress.until < at.toISOString()
    })

  /** Plans all that is due by then and not planned yet. */
  const plan = async (db: Knex, at: Date, isStopping = () => false): Promise<void> => {
    const until = at.toISOString()
    const idle: string[] = []
    const version = await places.readVersion(db)
    for (const { city, plannedUntil, isBegun } of await listPlaces(db)) {
      if (isStopping()) return
      const place = await places.get(db, city, { at, version })
      const window = windowOf({ plannedUntil, until })
      if (!isBegun && sendingMoments.every((pass) => !planOf(pass, window, place))) {
        idle.push(city)
      } else {
        // Other requests go in between.
        while (!isStopping() && (await step(db, city, place, at))) await nextTurn()
      }
    }
    if (idle.length > 0) await transact(db, (trx) => passPlaces(trx, idle, until))
  }

  return { plan, step }
}
