import type { Knex } from 'knex'
import { civilDateAt } from '#almanac/zone.ts'
import type { ReminderCities } from './cities.ts'

/** The next festivals on the temple's own calendar, for staff; examples are of Ganesha's. */
export const listAhead = async (db: Knex, places: Pick<ReminderCities, 'get'>, now: Date) => {
  const { festivals, name, timeZone } = await places.get(db, '', { language: 'en' })
  const today = civilDateAt(now.getTime(), timeZone)
  const ahead = festivals
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
  const ofGanesha = ahead.filter(({ group }) => group === undefined)
  return { ahead, ofGanesha, cityName: name, timeZone, today }
}
