import type { Knex } from 'knex'
import { addDays, clipDate, daysBetween } from '#almanac/civilDate.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { isClosedOn, type Hours } from '#contract/site/openingHours.ts'
import type { Reason } from '#contract/refusals.ts'
import { invalidField } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'

type Deps = Pick<Shared, 'findSite' | 'now'> & {
  /** The great days of the calendar, on which rows of festival days count. */
  readonly festivalDates: (db: Knex) => Promise<string[]>
}

/** A year and a bit: the same festival next year can be chosen on its day. */
const daysAhead = 400

/** Which days can be sponsored. */
export const createSponsorCalendar = ({ findSite, festivalDates, now }: Deps) => {
  const read = async (db: Knex) => {
    const site = await findSite(db)
    const today = civilDateAt(now().getTime(), site.city.timeZone)
    const hours: Hours = { ...site, festivalDates: await festivalDates(db) }
    return { today, to: clipDate(addDays(today, daysAhead)), hours }
  }

  return {
    today: async (db: Knex): Promise<string> => (await read(db)).today,

    /** What is offered to devotees: from tomorrow on, since the kitchen needs a day. */
    range: async (db: Knex): Promise<{ from: string; to: string; closed: string[] }> => {
      const { today, to, hours } = await read(db)
      const from = addDays(today, 1)
      const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
      return { from, to, closed: all.filter((date) => isClosedOn(hours, date)) }
    },

    /** Staff may also take a gift for today. */
    assertOffered: async (db: Knex, date: string, by: 'devotee' | 'staff'): Promise<void> => {
      const { today, to, hours } = await read(db)
      const refuse = (reason: Reason): never => {
        throw invalidField('#/date', reason)
      }
      if (date < today) refuse({ code: 'sponsorships.dayPassed' })
      if (date === today && by === 'devotee') refuse({ code: 'sponsorships.today' })
      if (date > to) refuse({ code: 'sponsorships.tooFar', params: { last: to } })
      if (isClosedOn(hours, date)) refuse({ code: 'sponsorships.templeClosed' })
    },
  }
}

export type SponsorCalendar = ReturnType<typeof createSponsorCalendar>
