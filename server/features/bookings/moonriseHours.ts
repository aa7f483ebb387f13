import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { ExtraHours } from '#contract/openingHours.ts'
import type { Site } from '#contract/site.ts'
import { hoursOf } from './slotHours.ts'
import { listSettings } from './slotRepository.ts'
import { datesBetween, isHeld, readClock, withClosedDays } from './slotTimes.ts'

/** How far ahead they are known to a phone that stays offline. */
const aheadDays = 180

/**
 * The evenings of a Sankashti on which the temple is open for the moonrise, because a puja is held
 * at it. From yesterday: a moonrise after midnight belongs to the day before.
 */
export const listMoonriseHours = async (db: Knex, site: Site, now: Date): Promise<ExtraHours[]> => {
  const { today, city } = readClock(now, site.city)
  const offered = (await listSettings(db))
    .filter(({ isOn, hasMoonrise }) => isOn && hasMoonrise)
    .map((settings) => withClosedDays(settings, site))
  return datesBetween(addDays(today, -1), addDays(today, aheadDays))
    .map((date) => ({ date, slot: 'moonrise' }) as const)
    .filter((when) => offered.some((settings) => isHeld(when, settings, city)))
    .map((when) => {
      const { from, to: until } = hoursOf(when, city)
      return { date: when.date, from, until }
    })
}
