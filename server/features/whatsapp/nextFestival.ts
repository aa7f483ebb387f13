import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import type { NextFestival } from './service.ts'

export type Upcoming = (db: Knex) => Promise<readonly Pick<Festival, 'name' | 'date' | 'slug'>[]>

/** The next festival, and its page. */
export const createNextFestival =
  (upcoming: Upcoming) =>
  async (db: Knex): Promise<NextFestival | undefined> => {
    const [next] = await upcoming(db)
    return (
      next && {
        name: next.name,
        date: next.date,
        url: `/calendar/${next.slug}`,
      }
    )
  }
