import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import { isClosedOn, type ExtraHours } from '#contract/site/openingHours.ts'
import type { Site } from '#contract/site/public.ts'
import { hoursOf } from './slotHours.ts'
import { listBookedDays, listSettings } from './slotRepository.ts'
import { datesBetween, isHeld, readClock } from './slotTimes.ts'

/** How far ahead they are known to a phone that stays offline: they are bytes of every rendered page. */
const aheadDays = 45

/** From yesterday, whose hours may last beyond midnight. */
export const computedSpan = (today: string) => ({
  from: addDays(today, -1),
  to: addDays(today, aheadDays),
})

/**
 * The evenings of a Sankashti on which the temple is open for the moonrise, because a puja is held
 * at it: one that can be booked, or was. A moonrise after midnight belongs to the day before, which may be yesterday.
 */
export const listMoonriseHours = async (db: Knex, site: Site, now: Date): Promise<ExtraHours[]> => {
  const { today, city } = readClock(now, site.city)
  const offered = (await listSettings(db))
    .filter(({ isOn, hasMoonrise }) => isOn && hasMoonrise)
    .map((settings) => ({ ...settings, hours: site }))
  const span = computedSpan(today)
  const booked = await listBookedDays(db, 'moonrise', span)
  return datesBetween(span.from, span.to)
    .map((date) => ({ date, slot: 'moonrise' }) as const)
    .filter(
      (when) =>
        offered.some((settings) => isHeld(when, settings, city)) ||
        (booked.has(when.date) && !isClosedOn(site, when.date)),
    )
    .map((when) => {
      const { from, to: until } = hoursOf(when, city)
      return { date: when.date, from, until }
    })
    .filter(({ date, until }) => date >= today || until > 24 * 60)
}
