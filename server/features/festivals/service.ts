import type { Knex } from 'knex'
import type { Festival, FestivalOverride } from '#contract/festivals.ts'
import { mergeOverrides, widestMoveDays } from '#contract/mergeOverrides.ts'
import type { Site } from '#contract/site.ts'
import { AppError } from '#server/errors.ts'
import { loadSky, rulesVersion, type Place } from './sky.ts'
import { storeGenerated } from './generate.ts'
import {
  findBySlug,
  findSignature,
  listBetween,
  listTouched,
  type FestivalRecord,
} from './repository.ts'

type Deps = {
  readonly findSite: (db: Knex) => Promise<Site>
  /** The date of an instant on the calendar of a zone. */
  readonly localDate: (at: Date, timeZone: string) => string
  readonly now: () => Date
}

type Asked = { city?: string | undefined }

export const templePlace = ({ city }: Site): Place => ({
  name: city.name,
  lat: city.latitude,
  lon: city.longitude,
  tz: city.timeZone,
})

export const addDays = (date: string, days: number): string => {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

const yearOf = (date: string): number => Number(date.slice(0, 4))

/** The years that stand in the table: last year's to three years ahead. */
const generatedYears = (today: string) => ({ first: yearOf(today) - 1, last: yearOf(today) + 3 })

const toFestival = (record: FestivalRecord): Festival => {
  const { isHidden: _hidden, computed: _computed, edited: _edited, ...shown } = record
  return shown
}

const toOverride = (record: FestivalRecord): FestivalOverride => {
  const { id, slug, key, isHidden, sequence, edited, computed } = record
  if (key === undefined) return { ...toFestival(record), isHidden }
  const changed = Object.fromEntries(edited.map((name) => [name, record[name]]))
  const isMoved = computed !== undefined && edited.includes('date')
  return {
    ...changed,
    ...(isMoved && { computedDate: computed.date }),
    id,
    slug,
    key,
    isHidden,
    sequence,
  }
}

/**
 * The festivals of the temple: in its own city as they stand in the table, in another one and in
 * years beyond the table as the almanac computes them, with the temple's changes over it.
 */
export const createFestivals = ({ findSite, localDate, now }: Deps) => {
  const temple = async (db: Knex): Promise<Place> => templePlace(await findSite(db))

  const placeOf = async (db: Knex, { city }: Asked): Promise<Place> => {
    if (city === undefined) return temple(db)
    const found = (await loadSky()).findCity(city)
    if (found) return found
    throw new AppError('invalid_input', 'This city is not in our list.', [
      { pointer: '#/city', detail: 'Unknown city' },
    ])
  }

  const overrides = async (db: Knex): Promise<FestivalOverride[]> =>
    (await listTouched(db)).map(toOverride)

  const computedBetween = async (db: Knex, asked: Asked, from: string, to: string) => {
    const place = await placeOf(db, asked)
    const { festivalsBetween } = await loadSky()
    const wide = [addDays(from, -widestMoveDays), addDays(to, widestMoveDays)] as const
    const computed = festivalsBetween(place, ...wide, await temple(db))
    return mergeOverrides(computed, await overrides(db), { from, to })
  }

  const between = async (db: Knex, asked: Asked, from: string, to: string) => {
    const { first, last } = generatedYears(localDate(now(), (await temple(db)).tz))
    const isInTable = yearOf(from) >= first && yearOf(to) <= last
    if (asked.city !== undefined || !isInTable) return computedBetween(db, asked, from, to)
    const records = await listBetween(db, from, to)
    return records.filter(({ isHidden }) => !isHidden).map(toFestival)
  }

  const upcoming = async (db: Knex, asked: Asked): Promise<Festival[]> => {
    const { tz } = await placeOf(db, asked)
    const today = localDate(now(), tz)
    return between(db, asked, today, addDays(today, 365))
  }

  const bySlug = async (db: Knex, { slug, ...asked }: Asked & { slug: string }) => {
    const record = await findBySlug(db, slug)
    if (record?.isHidden) throw new AppError('not_found')
    if (record && (asked.city === undefined || record.key === undefined)) return toFestival(record)
    const year = (await loadSky()).yearOfSlug(slug)
    if (year === undefined) throw new AppError('not_found')
    // A festival of the turn of the year bears one year's name in every city.
    const near = await computedBetween(db, asked, `${year - 1}-12-01`, `${year + 1}-01-31`)
    const found = near.find((festival) => festival.slug === slug)
    if (!found) throw new AppError('not_found')
    return found
  }

  return {
    ofMonth: (db: Knex, { year, month, ...asked }: Asked & { year: number; month: number }) => {
      const to = lastDayOf(year, month)
      return between(db, asked, `${to.slice(0, 7)}-01`, to)
    },
    upcoming,
    overrides,
    bySlug,
    placeOf,

    /** Brings the table up to date: at start, and as the years go on. Done already, it costs one query. */
    generate: async (db: Knex): Promise<void> => {
      const place = await temple(db)
      const { first, last } = generatedYears(localDate(now(), place.tz))
      const signature = JSON.stringify([rulesVersion, place, first, last])
      if ((await findSignature(db)) === signature) return
      const { festivalsBetween } = await loadSky()
      const computed = festivalsBetween(place, `${first}-01-01`, `${last}-12-31`, place)
      await storeGenerated(db, { signature, computed, now: now() })
    },
  }
}

export type Festivals = ReturnType<typeof createFestivals>
