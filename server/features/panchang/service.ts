import type { Knex } from 'knex'
import type { Place } from '#almanac/place.ts'
import { invalidField } from '#server/errors.ts'

type PanchangQuery = { date: string; city?: string | undefined }

type Deps = {
  /** The city of the list with this id, or the temple's. */
  readonly placeOf: (
    db: Knex,
    query: Pick<PanchangQuery, 'city'>,
  ) => Promise<{ readonly place: Place }>
}

/** Loaded when first needed, which on most days is never. */
const loadAlmanac = async () => {
  const [{ dayInFull }, { AlmanacError }] = await Promise.all([
    import('#almanac/dayInFull.ts'),
    import('#almanac/errors.ts'),
  ])
  return { dayInFull, AlmanacError }
}

export const createPanchang = ({ placeOf }: Deps) => ({
  /** A whole day in a city; by the temple's sunrise, where the Sun does not rise. */
  ofDay: async (db: Knex, { date, city }: PanchangQuery) => {
    const [{ place }, { place: temple }] = await Promise.all([
      placeOf(db, { city }),
      placeOf(db, {}),
    ])
    const { dayInFull, AlmanacError } = await loadAlmanac()
    try {
      return dayInFull(place, date, { reference: temple })
    } catch (error) {
      if (!(error instanceof AlmanacError)) throw error
      // Neither there nor at the temple: a temple beyond the polar circle.
      throw invalidField('#/date', { code: 'calendar.noSunrise' })
    }
  },
})

export type PanchangService = ReturnType<typeof createPanchang>
