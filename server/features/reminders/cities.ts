import type { Knex } from 'knex'
import { addDays } from '#almanac/civilDate.ts'
import type { Place } from '#almanac/place.ts'
import { civilDateAt } from '#almanac/zone.ts'
import { festivalGroups } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { InLanguage, Language } from '#contract/languages.ts'
import type { ReminderChoice } from '#contract/reminders/choice.ts'
import { keyOfFestival } from '#contract/reminders/moments.ts'
import { readContentVersion } from '#server/db/contentVersion.ts'
import { AppError } from '#server/errors.ts'
import { placeNameIn } from '#server/translations/placeName.ts'
import type { DuePlace } from './due.ts'

type CityQuery = {
  city?: string | undefined
  groups?: string | undefined
  language?: Language | undefined
}

/** Every group: the festivals leave out those that the temple does not offer. */
const groups = festivalGroups.join(',')

/** What reminders ask of the festivals. */
export type FestivalSource = {
  readonly placeOf: (
    db: Knex,
    query: CityQuery,
  ) => Promise<{ readonly place: Place; cityId?: string }>
  readonly between: (db: Knex, query: CityQuery, from: string, to: string) => Promise<Festival[]>
  /** The name of a festival in the table, hidden ones too. */
  readonly nameOf: (db: Knex, id: string, language: Language) => Promise<string | undefined>
}

export type ReminderCity = DuePlace & { readonly name: string }

type CachedCity = ReminderCity & {
  readonly version: number
  readonly from: string
  readonly to: string
}

/** Computing a city's days takes some 20 ms: so many at once, and then none for weeks. */
const daysAhead = 40
/** Reminders look back one day, for a moonrise after midnight, and seven days ahead. */
const daysNeeded = { back: 1, ahead: 8 }

/** A fast may have been moved so far, and a little more. */
const widestSearch = 46

/** Single festivals are chosen from a year ahead. */
const daysOfYear = 366

type Deps = { readonly festivals: FestivalSource; readonly now: () => Date }

type Reading = {
  readonly language?: Language | undefined
  readonly at?: Date
  /** That of the content, where the caller knows it. */
  readonly version?: number
}

/**
 * The festivals of each city that somebody is reminded in, computed seldom and kept, in each language; without one,
 * of every almanac: what is planned is read again in the person's language before it is sent.
 */
export const createReminderCities = ({ festivals, now }: Deps) => {
  const cities = new Map<string, CachedCity>()

  /** A city that is no more on our list has the temple's festivals. */
  const placeOf = async (db: Knex, city: string) => {
    const own = () => festivals.placeOf(db, {})
    if (city === '') return own()
    try {
      return await festivals.placeOf(db, { city })
    } catch (error) {
      if (error instanceof AppError) return own()
      throw error
    }
  }

  const get = async (
    db: Knex,
    city: string,
    { at = now(), version: known, language }: Reading = {},
  ): Promise<ReminderCity> => {
    const version = known ?? (await readContentVersion(db))
    const name = `${language ?? ''}/${city}`
    const cached = cities.get(name)
    const isFresh = (place: CachedCity): boolean => {
      const today = civilDateAt(at.getTime(), place.timeZone)
      return (
        place.version === version &&
        place.from <= addDays(today, -daysNeeded.back) &&
        place.to >= addDays(today, daysNeeded.ahead)
      )
    }
    if (cached && isFresh(cached)) return cached
    const { place, cityId } = await placeOf(db, city)
    const today = civilDateAt(at.getTime(), place.tz)
    const [from, to] = [addDays(today, -daysNeeded.back), addDays(today, daysAhead)]
    const found = await festivals.between(db, { city: cityId, groups, language }, from, to)
    const made = {
      name: await placeNameIn(place, language ?? 'en'),
      timeZone: place.tz,
      festivals: found,
      version,
      from,
      to,
    }
    cities.set(name, made)
    return made
  }

  return {
    get,
    readVersion: readContentVersion,

    nameOfFestival: festivals.nameOf,

    /** One festival as it is now in the city, on a date or around one; undefined when it is not observed. */
    find: async (
      db: Knex,
      city: string,
      {
        key,
        date,
        isAround = false,
        language,
      }: InLanguage & { key: string; date: string; isAround?: boolean },
    ): Promise<Festival | undefined> => {
      const place = await get(db, city, { language })
      const isIt = (festival: Festival): boolean =>
        keyOfFestival(festival) === key && (isAround || festival.date === date)
      const near = place.festivals.find(isIt)
      if (near) return near
      const { cityId } = await placeOf(db, city)
      const wide = isAround ? widestSearch : 0
      const [from, to] = [addDays(date, -wide), addDays(date, wide)]
      const query = { city: cityId, groups, language }
      return (await festivals.between(db, query, from, to)).find(isIt)
    },

    /** Single festivals of a choice, as its city observes them: those of the weeks before, and of a year ahead. */
    listChosen: async (
      db: Knex,
      { city = '', festivals: keys }: Pick<ReminderChoice, 'city' | 'festivals'>,
      language: Language | undefined,
    ): Promise<Festival[]> => {
      if (keys.length === 0) return []
      const isChosen = (festival: Festival): boolean => keys.includes(keyOfFestival(festival))
      const near = (await get(db, city, { language })).festivals.filter(isChosen)
      if (near.length === keys.length) return near
      const { place, cityId } = await placeOf(db, city)
      const today = civilDateAt(now().getTime(), place.tz)
      const [from, to] = [addDays(today, -widestSearch), addDays(today, daysOfYear + widestSearch)]
      const query = { city: cityId, groups, language }
      return (await festivals.between(db, query, from, to)).filter(isChosen)
    },

    /**
     * The keys of a choice that name no festival. Those of years before are not looked up: they are over,
     * whatever they were.
     */
    listUnknown: async (
      db: Knex,
      { city = '', festivals: keys }: Pick<ReminderChoice, 'city' | 'festivals'>,
    ): Promise<string[]> => {
      const { place, cityId } = await placeOf(db, city)
      const today = civilDateAt(now().getTime(), place.tz)
      const yearOf = (key: string) => Number(/-(\d{4})$/.exec(key)?.[1] ?? Infinity)
      const recent = keys.filter((key) => yearOf(key) >= Number(today.slice(0, 4)))
      if (recent.length === 0) return []
      const [from, to] = [addDays(today, -daysOfYear), addDays(today, daysOfYear + widestSearch)]
      const found = await festivals.between(db, { city: cityId, groups }, from, to)
      const known = new Set(found.map(keyOfFestival))
      return recent.filter((key) => !known.has(key))
    },

    /** What the city of an id is called. */
    nameOf: async (db: Knex, city: string, language: Language): Promise<string> =>
      placeNameIn((await placeOf(db, city)).place, language),

    /** The id under which a city is kept: an empty text for the temple's own. Refuses an unknown one. */
    idOf: async (db: Knex, city: string | undefined): Promise<string | undefined> =>
      city === undefined ? undefined : (await festivals.placeOf(db, { city })).cityId,
  }
}

export type ReminderCities = ReturnType<typeof createReminderCities>
