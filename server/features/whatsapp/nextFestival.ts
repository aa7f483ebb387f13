import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import type { NextFestival } from './service.ts'

export type Upcoming = (db: Knex) => Promise<readonly Pick<Festival, 'name' | 'date' | 'slug'>[]>

const longDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

/** The next festival in the words of a message. */
export const createNextFestival =
  (upcoming: Upcoming) =>
  async (db: Knex): Promise<NextFestival | undefined> => {
    const [next] = await upcoming(db)
    return (
      next && {
        name: next.name,
        date: longDate.format(new Date(`${next.date}T00:00:00Z`)),
        url: `/calendar/${next.slug}`,
      }
    )
  }
