import type { Knex } from 'knex'
import type { SponsorCalendar as Shown } from '#contract/sponsorships/public.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { Shared } from '#server/feature.ts'
import type { SponsorCalendar } from './calendar.ts'
import { listTaken } from './dayRepository.ts'
import { listActiveSponsorships } from './repository.ts'

type Deps = Pick<Shared, 'now'> & {
  readonly calendar: SponsorCalendar
  readonly festivals: {
    readonly between: (db: Knex, query: InLanguage, from: string, to: string) => Promise<Festival[]>
  }
}

/** What devotees see of sponsored days: which are free, and the names of those who agreed to it. */
export const createSponsorships = ({ now, calendar, festivals }: Deps) => ({
  calendar: async (db: Knex, language: Language): Promise<Shown> => {
    const active = await listActiveSponsorships(db)
    const { from, to, closed } = await calendar.range(db)
    if (active.length === 0) return { from, to, closed: [], festivals: [], offerings: [] }
    const taken = await listTaken(db, { from, to }, now().toISOString())
    return {
      from,
      to,
      closed,
      festivals: (await festivals.between(db, { language }, from, to)).map(({ date, name }) => ({
        date,
        name,
      })),
      offerings: active.map(({ id, name, text, price, places }) => {
        const own = taken.filter(({ sponsorshipId }) => sponsorshipId === id)
        return {
          id,
          name,
          text,
          price,
          places,
          taken: [...Map.groupBy(own, ({ date }) => date)].map(([date, ofDay]) => ({
            date,
            places: ofDay.length,
            // A name that nobody stands for with a gift is not published.
            names: ofDay.flatMap((day) =>
              day.isPaid && day.isNameShown && day.name !== '' ? [day.name] : [],
            ),
          })),
        }
      }),
    }
  },
})

export type Sponsorships = ReturnType<typeof createSponsorships>
