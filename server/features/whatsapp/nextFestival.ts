import type { Knex } from 'knex'
import type { Festival } from '#contract/festivals/public.ts'
import type { Language } from '#contract/languages.ts'
import type { NextFestival } from './service.ts'

export type Upcoming = (
  db: Knex,
  language: Language,
) => Promise<readonly Pick<Festival, 'name' | 'date' | 'slug'>[]>

/** The next festival, and its page. */
export const createNextFestival =
  (upcoming: Upcoming) =>
  async (db: Knex, language: Language): Promise<NextFestival | undefined> => {
    const [next] = await upcoming(db, language)
    return (
      next && {
        name: next.name,
        date: next.date,
        url: `/calendar/${next.slug}`,
      }
    )
  }
