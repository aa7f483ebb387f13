import type { Knex } from 'knex'
import { civilDateAt, startOfDay } from '#almanac/zone.ts'
import type { InLanguage } from '#contract/languages.ts'
import { reminderWords } from '#contract/i18n/en/reminders.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import type { InsertDeliveries } from '#server/features/notifications/port.ts'
import { dueReminders, type Due } from './due.ts'
import { deliveryKey, toDelivery } from './newDelivery.ts'
import type { ReminderCities } from './cities.ts'
import { listActive } from './repository.ts'
import { shortened } from './shortened.ts'

/** A reminder whose hour has come, in words for the operator. */
export type DueNow = {
  readonly person: string
  readonly channel: string
  readonly city: string
  readonly festival: string
  readonly date: string
  readonly daysBefore: number
  readonly sendAt: string
  readonly why: string
  /** `sent before` where its delivery is there already. */
  readonly state: 'due' | 'sent before'
  readonly of: {
    readonly reminder: InLanguage & { id: string; channel: 'push' | 'whatsapp' | 'email' }
    readonly due: Due
  }
}

const peopleAtOnce = 500

/**
 * What came on the day of `at` in each person's city, up to that instant, for all whose reminders are
 * active now. Nothing is written, and no watermark moves.
 */
export const listDueAt = async (
  db: Knex,
  places: Pick<ReminderCities, 'get'>,
  at: Date,
): Promise<DueNow[]> => {
  const found: DueNow[] = []
  for (let after = ''; ;) {
    const people = await listActive(db, after, peopleAtOnce)
    for (const { id, channel, language, address, choice } of people) {
      const place = await places.get(db, choice.city ?? '', { at })
      const today = civilDateAt(at.getTime(), place.timeZone)
      const window = { from: startOfDay(today, place.timeZone) - 1, now: at.getTime() }
      for (const due of dueReminders(window, place, choice)) {
        const { festival, daysBefore, moment, sendAt } = due
        const hour = moment === 'time' ? choice.time : moment
        found.push({
          person: shortened(channel, address ?? '') ?? id,
          channel,
          city: place.name,
          festival: keyOfFestival(festival),
          date: festival.date,
          daysBefore,
          sendAt: new Date(sendAt).toISOString(),
          why: `${reminderWords.title(festival.name, daysBefore)}; asked for ${hour}`,
          state: 'due',
          of: { reminder: { id, channel, language }, due },
        })
      }
    }
    const last = people.at(-1)
    if (!last || people.length < peopleAtOnce) break
    after = last.id
  }
  const keys = found.map(({ of }) => deliveryKey(of.reminder.id, of.due))
  const known = new Set<string>()
  for (let from = 0; from < keys.length; from += peopleAtOnce) {
    const some = keys.slice(from, from + peopleAtOnce)
    for (const key of await db('deliveries').whereIn('key', some).pluck('key')) known.add(key)
  }
  return found.map((each, index) =>
    known.has(keys[index] ?? '') ? { ...each, state: 'sent before' as const } : each,
  )
}

/** Their deliveries, due at once; nothing happens for what was sent before. */
export const storeDue = (
  trx: Knex,
  found: readonly DueNow[],
  {
    insertDeliveries,
    hostname,
    now,
  }: { insertDeliveries: InsertDeliveries; hostname: string; now: Date },
): Promise<void> => {
  const createdAt = now.toISOString()
  return insertDeliveries(
    trx,
    found.map(({ of }) => {
      const made = toDelivery(of, { createdAt, hostname })
      const hour = new Date(now.getTime() + 60 * 60 * 1000).toISOString()
      const usefulUntil = made.usefulUntil > hour ? made.usefulUntil : hour
      return { ...made, dueAt: createdAt, usefulUntil }
    }),
  )
}
