import type { Knex } from 'knex'
import { addDays, yearOf } from '#almanac/civilDate.ts'
import {
  choiceOf,
  type FestivalChoice,
  type FestivalGroup,
  generalSlug,
  groupsFrom,
} from '#contract/festivals/groups.ts'
import { inGroups } from '#contract/festivals/inGroups.ts'
import {
  firstYear,
  lastYear,
  type Festival,
  type FestivalOverride,
} from '#contract/festivals/public.ts'
import { groupsOfText } from '#contract/festivals/groupsOfText.ts'
import { byDate } from '#contract/festivals/mergeOverrides.ts'
import type { Language } from '#contract/languages.ts'
import type { Site } from '#contract/site/public.ts'
import type { Marked } from '#contract/translations/inEnglish.ts'
import { transact } from '#server/db/db.ts'
import { AppError } from '#server/errors.ts'
import type { Shared } from '#server/feature.ts'
import type { ComputeYears } from './computeYears.ts'
import { storeGenerated } from './generate.ts'
import { inOwnLanguage } from './inOwnLanguage.ts'
import { inWords } from './inWords.ts'
import { listed } from './listed.ts'
import {
  findBySlug,
  findFestival,
  findSignature,
  listBetween,
  listTouched,
  type FestivalRecord,
} from './repository.ts'
import { findRepeat, listRepeats, toRepeated } from './repeatRepository.ts'
import { computedBetween, datesOfRecords } from './ownDates.ts'
import { isSamePlace, loadSky, type Range, skyVersion, type Place } from './sky.ts'
import { storeRepeated } from './storeRepeated.ts'
import { toFestival, toOverride } from './toFestival.ts'
import { wordsOf } from './words.ts'

type Deps = Pick<Shared, 'findSite' | 'localDate' | 'now'> & {
  /** Computes the years of the table. */
  readonly compute: ComputeYears
}

type FestivalsQuery = {
  city?: string | undefined
  /** `great,ekadashi`; if absent, those that the temple shows everywhere. */
  groups?: string | undefined
  /** In which they are named, and of whose readers' almanac; if absent, in English and of every almanac. */
  language?: Language | undefined
}

const templePlace = ({ city }: Site): Place => ({
  name: city.name,
  lat: city.latitude,
  lon: city.longitude,
  tz: city.timeZone,
})

const lastDayOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

/** The years in the table: last year to three years ahead. */
const generatedYears = (today: string) => ({ first: yearOf(today) - 1, last: yearOf(today) + 3 })

/**
 * The temple's festivals: in its own city as stored in the table; for other cities and for years
 * beyond the table as the almanac computes them, with the temple's changes.
 */
export const createFestivals = ({ findSite, localDate, now, compute }: Deps) => {
  const temple = async (db: Knex): Promise<Place> => templePlace(await findSite(db))

  /** The requested place; `cityId` is absent for the temple's own, whichever name was used. */
  const placeOf = async (
    db: Knex,
    { city }: FestivalsQuery,
  ): Promise<{ place: Place; cityId?: string }> => {
    const own = await temple(db)
    if (city === undefined) return { place: own }
    const found = (await loadSky()).findCity(city)
    if (found) return isSamePlace(found, own) ? { place: own } : { place: found, cityId: found.id }
    throw new AppError('invalid_input', { code: 'calendar.unlistedCity' }, [
      { pointer: '#/city', code: 'calendar.unknownCity' },
    ])
  }

  const repeatsIn = async (db: Knex) => (await listRepeats(db)).map(toRepeated)

  const overrides = async (db: Knex): Promise<FestivalOverride[]> => [
    ...(await listTouched(db)).map(toOverride),
    ...(await repeatsIn(db)),
  ]

  /** Those that are asked for, as far as the temple shows them. */
  const groupsOf = (choice: FestivalChoice, { groups }: FestivalsQuery): readonly FestivalGroup[] =>
    groups === undefined
      ? groupsFrom('everywhere', choice)
      : groupsFrom('offered', choice).filter((group) => groupsOfText(groups).includes(group))

  const onOwnDates = async <R extends FestivalRecord>(
    db: Knex,
    records: readonly R[],
    language: Language = 'en',
  ) => {
    const words = wordsOf(language)
    // As they are stored, they are in English.
    const named = language === 'en' ? records : records.map((each) => inWords(each, words.festival))
    return datesOfRecords(await temple(db), named, words)
  }

  type ComputedQuery = {
    dates: Range
    groups: readonly FestivalGroup[]
    language: Language | undefined
  }

  const computed = async (db: Knex, place: Place, { dates, groups, language }: ComputedQuery) =>
    computedBetween(place, dates, {
      reference: await temple(db),
      changes: await overrides(db),
      groups,
      words: wordsOf(language ?? 'en'),
    })

  const between = async (
    db: Knex,
    query: FestivalsQuery,
    from: string,
    to: string,
  ): Promise<(Festival & Marked)[]> => {
    const { language = 'en' } = query
    const { place, cityId } = await placeOf(db, query)
    const choice = choiceOf(await findSite(db))
    const groups = groupsOf(choice, query)
    const { first, last } = generatedYears(localDate(now(), (await temple(db)).tz))
    const isInTable = yearOf(from) >= first && yearOf(to) <= last
    if (cityId !== undefined || !isInTable) {
      const found = await computed(db, place, { dates: { from, to }, groups, language })
      return inOwnLanguage(db, listed(inGroups(found, groups, choice), query), language)
    }
    const records = (await listBetween(db, from, to)).filter(({ isHidden }) => !isHidden)
    const festivals = (await onOwnDates(db, records, language)).map(toFestival).sort(byDate)
    return inOwnLanguage(db, listed(inGroups(festivals, groups, choice), query), language)
  }

  const tableOf = (site: Site) => {
    const place = templePlace(site)
    const { first, last } = generatedYears(localDate(now(), place.tz))
    const range = { from: `${first}-01-01`, to: `${last}-12-31` }
    return { place, range, signature: JSON.stringify([skyVersion, place, first, last]) }
  }

  /**
   * Computes the table for a temple's city. The returned function stores it in the caller's
   * transaction.
   */
  const generatedFor = async (
    db: Knex,
    site: Site,
  ): Promise<(trx: Knex.Transaction) => Promise<void>> => {
    const { place, range, signature } = tableOf(site)
    const computed = await compute({ place, ...range })
    // In this process: there are few, and most temples have none.
    const sky = (await listRepeats(db)).length > 0 ? await loadSky() : undefined
    return async (trx) => {
      const isNew = await storeGenerated(trx, { signature, computed, now: now() })
      if (!isNew || !sky) return
      for (const repeat of await repeatsIn(trx)) {
        const days = sky.repeatedBetween(place, [repeat], range, place)
        await storeRepeated(trx, { repeatId: repeat.id, computed: days, now: now() })
      }
    }
  }

  const todayIn = async (db: Knex, query: FestivalsQuery): Promise<string> =>
    localDate(now(), (await placeOf(db, query)).place.tz)

  const upcoming = async (db: Knex, query: FestivalsQuery): Promise<(Festival & Marked)[]> => {
    const today = await todayIn(db, query)
    return between(db, query, today, addDays(today, 365))
  }

  const findOf = async (
    db: Knex,
    slug: string,
    query: FestivalsQuery,
  ): Promise<Festival | undefined> => {
    const record = await findBySlug(db, slug)
    const choice = choiceOf(await findSite(db))
    const shown = groupsFrom('offered', choice)
    const [visible] = record && !record.isHidden ? inGroups([record], shown, choice) : []
    if (record && !visible) return undefined
    const { place, cityId } = await placeOf(db, query)
    if (visible && (cityId === undefined || visible.key === undefined)) {
      const [moved = visible] = await onOwnDates(db, [visible], query.language)
      return toFestival(moved)
    }
    const year = Number(/-(\d{4})$/.exec(slug)?.[1])
    if (!(year >= firstYear && year <= lastYear)) return undefined
    // A festival around the new year has the same year in its name in every city.
    const dates = { from: `${year - 1}-12-01`, to: `${year + 1}-01-31` }
    const near = await computed(db, place, { dates, groups: shown, language: query.language })
    return inGroups(near, shown, choice).find((festival) => festival.slug === slug)
  }

  /** Where a custom keeps no day of its own, the day that all keep there. */
  const bySlug = async (db: Knex, { slug, ...query }: FestivalsQuery & { slug: string }) => {
    const general = generalSlug(slug)
    const found =
      (await findOf(db, slug, query)) ??
      (general === slug ? undefined : await findOf(db, general, query))
    if (!found) throw new AppError('not_found')
    const [own = found] = await inOwnLanguage(db, [found], query.language ?? 'en')
    return own
  }

  /** Of a festival in the table, also where nobody sees it. */
  const nameOf = async (db: Knex, id: string, language: Language) => {
    const record = await findFestival(db, id)
    if (!record || language === 'en') return record?.name
    const { name, description } = inWords(record, wordsOf(language).festival)
    const [own] = await inOwnLanguage(db, [{ name, description }], language)
    return own?.name
  }

  return {
    ofMonth: (
      db: Knex,
      { year, month, ...query }: FestivalsQuery & { year: number; month: number },
    ) => {
      const to = lastDayOf(year, month)
      return between(db, query, `${to.slice(0, 7)}-01`, to)
    },
    upcoming,
    /** From one date to another, both included, by date. */
    between,
    /** Everything that staff changed or added. */
    overrides: async (db: Knex, language: Language): Promise<(FestivalOverride & Marked)[]> =>
      inOwnLanguage(db, await overrides(db), language),
    bySlug,
    nameOf,
    onOwnDates,
    /** The temple's place, and the years that the table covers there. */
    tableOfTemple: async (db: Knex) => tableOf(await findSite(db)),
    placeOf,
    now,
    today: (db: Knex): Promise<string> => todayIn(db, {}),

    /** Why the almanac chose that day at the temple; undefined if it does not know the festival. */
    reasonOf: async (db: Knex, { key, computed, repeatId }: FestivalRecord) => {
      if (key === undefined || computed === undefined) return undefined
      if (repeatId !== undefined) {
        const repeat = await findRepeat(db, repeatId)
        return repeat && (await loadSky()).reasonOfRepeated(await temple(db), computed.date, repeat)
      }
      return (await loadSky()).reasonOf(await temple(db), computed.date, key)
    },

    /** What a subscribed calendar shows: the last month and the next eighteen. */
    feed: async (db: Knex, query: FestivalsQuery): Promise<(Festival & Marked)[]> => {
      const today = await todayIn(db, query)
      return between(db, query, addDays(today, -31), addDays(today, 550))
    },

    /** Whether the temple shows this group to those who want it. */
    isOffered: async (db: Knex, group: FestivalGroup): Promise<boolean> =>
      groupsFrom('offered', choiceOf(await findSite(db))).includes(group),

    /** Everything that another city's feed is made from, in one text. */
    feedSource: async (db: Knex, query: FestivalsQuery): Promise<string> => {
      const { place } = await placeOf(db, query)
      const today = localDate(now(), place.tz)
      const { city, festivals } = await findSite(db)
      const changes = await inOwnLanguage(db, await overrides(db), query.language ?? 'en')
      return JSON.stringify([skyVersion, place, today, city, festivals, changes])
    },

    generatedFor,

    /**
     * Updates the table at start and as the years pass. If it is up to date, this costs one query.
     */
    generate: async (db: Knex): Promise<void> => {
      const site = await findSite(db)
      if ((await findSignature(db)) === tableOf(site).signature) return
      await transact(db, await generatedFor(db, site))
    },
  }
}

export type Festivals = ReturnType<typeof createFestivals>
