import type { Choice } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import type { LunarMonth } from '#almanac/lunarMonth.ts'
import type { Place } from '#almanac/place.ts'
import type { Yearly, YearlyDay } from '#almanac/repeats.ts'
import { RULES_VERSION } from '#almanac/rulesVersion.ts'
import { ganeshaFacts, greatFacts, type FestivalFacts } from '#contract/festivals/facts.ts'
import { festivalGroups, type FestivalGroup } from '#contract/festivals/groups.ts'
import type { Festival } from '#contract/festivals/public.ts'
import type { FestivalReason } from '#contract/festivals/admin.ts'
import type { RepeatedFestival } from '#contract/festivals/mergeOverrides.ts'
import { textsVersion } from '#contract/festivals/texts.ts'
import type { FestivalWords } from '#contract/i18n/en/festivals/words.ts'

export type { Place }

/** Changes with every change of the rules or the texts. */
export const skyVersion = `${RULES_VERSION}.${textsVersion}`

/** Both days included. */
export type Range = { readonly from: string; readonly to: string }

export const isSamePlace = (a: Place, b: Place): boolean =>
  Math.abs(a.lat - b.lat) < 0.01 && Math.abs(a.lon - b.lon) < 0.01 && a.tz === b.tz

/** As it is stored: with what its words are made from in other languages. */
export type ComputedFestival = Festival & { readonly facts: FestivalFacts }

/** What festivals need from the almanac. */
export type Sky = {
  /**
   * Ganesha's festivals at a place with those of the groups; a place without a moonrise uses the
   * reference place's.
   */
  readonly festivalsBetween: (
    place: Place,
    range: Range,
    reference: Place,
    groups: readonly FestivalGroup[],
    words: FestivalWords,
  ) => Festival[]
  /** All that the temple stores of its own place, in English. */
  readonly storedBetween: (place: Place, range: Range) => ComputedFestival[]
  /** The same festivals on the dates to which a temple moved them. */
  readonly festivalsOn: (
    place: Place,
    choices: readonly Choice[],
    reference: Place,
    words: FestivalWords,
  ) => Festival[]
  /** The temple's own festivals that come back every year. */
  readonly repeatedBetween: (
    place: Place,
    repeats: readonly RepeatedFestival[],
    range: Range,
    reference: Place,
  ) => Festival[]
  /** The days of one of them. */
  readonly yearlyDays: (place: Place, yearly: Yearly, range: Range) => YearlyDay[]
  /** Why an observance is on that day. */
  readonly reasonOf: (place: Place, date: string, key: string) => FestivalReason | undefined
  readonly reasonOfRepeated: (
    place: Place,
    date: string,
    repeat: Pick<RepeatedFestival, 'id' | 'slug' | 'repeat'>,
  ) => FestivalReason | undefined
  readonly findCity: (name: string) => (Place & { id: string }) | undefined
}

const iso = (at: number): string => new Date(at).toISOString()

type Dated = Pick<Observance, 'tithi' | 'moonrise' | 'marginMinutes'> & {
  rule: string
  lunarMonth: LunarMonth
}

const reasonOf = (
  { rule, lunarMonth, tithi, moonrise, marginMinutes }: Dated,
  tithiName: (number: number) => string,
): FestivalReason => ({
  rule,
  lunarMonth: lunarMonth.name,
  isAdhika: lunarMonth.isAdhika,
  tithi: tithi.number,
  tithiName: tithiName(tithi.number),
  tithiStart: iso(tithi.start),
  tithiEnd: iso(tithi.end),
  ...(moonrise && { moonriseAt: iso(moonrise.at) }),
  marginMinutes,
})

const load = async (): Promise<Sky> => {
  const [
    { chosenDays },
    { observances },
    { civilDateAt, clockAt },
    { cityNamed },
    { festivalsOf },
    { greatDays },
    { greatFestivalsOf },
    { festivalWords },
    { tithiName },
    { yearlyDays },
    { repeatedFestivals },
  ] = await Promise.all([
    import('#almanac/chosenDays.ts'),
    import('#almanac/observances.ts'),
    import('#almanac/zone.ts'),
    import('#almanac/cities/cities.ts'),
    import('#contract/festivals/festivalsOf.ts'),
    import('#almanac/greatDays.ts'),
    import('#contract/festivals/greatFestivalsOf.ts'),
    import('#contract/i18n/en/festivals/words.ts'),
    import('#almanac/tithiNames.ts'),
    import('#almanac/repeats.ts'),
    import('#contract/festivals/repeatedFestivals.ts'),
  ])
  const daysBetween = (
    place: Place,
    { from, to }: Range,
    reference: Place,
    groups: readonly FestivalGroup[],
  ) => ({
    own: observances(place, from, to, { reference }),
    great: groups.length > 0 ? greatDays(place, from, to, { reference, groups }) : [],
  })
  type Days = ReturnType<typeof daysBetween>
  const toFestivals = ({ own, great }: Days, { tz }: Place, words: FestivalWords): Festival[] => {
    const time = (at: number) => clockAt(at, tz)
    const local = { time, date: (at: number) => civilDateAt(at, tz) }
    return [...festivalsOf(own, time, words), ...greatFestivalsOf(great, local, words)]
  }
  return {
    festivalsBetween: (place, range, reference, groups, words) =>
      toFestivals(daysBetween(place, range, reference, groups), place, words),
    storedBetween: (place, range) => {
      const days = daysBetween(place, range, place, festivalGroups)
      const festivals = toFestivals(days, place, festivalWords)
      const facts = [...days.own.map(ganeshaFacts), ...days.great.map(greatFacts)]
      return facts.flatMap((each, at) => {
        const festival = festivals[at]
        return festival ? [{ ...festival, facts: each }] : []
      })
    },
    festivalsOn: (place, choices, reference, words) =>
      festivalsOf(chosenDays(place, choices, { reference }), (at) => clockAt(at, place.tz), words),
    repeatedBetween: (place, repeats, { from, to }, reference) =>
      repeatedFestivals(
        repeats,
        (yearly) => yearlyDays(place, yearly, from, to, { reference }),
        !isSamePlace(place, reference),
      ),
    yearlyDays: (place, yearly, { from, to }) => yearlyDays(place, yearly, from, to),
    reasonOf: (place, date, key) => {
      const found = observances(place, date, date, { reference: place }).find(
        (observance) => observance.key === key,
      )
      return found && reasonOf(found, tithiName)
    },
    reasonOfRepeated: (place, date, { id, slug, repeat }) => {
      const [day] = yearlyDays(place, { id, slug, ...repeat }, date, date)
      return day?.dated && reasonOf({ ...day.dated, rule: day.rule }, tithiName)
    },
    findCity: cityNamed,
  }
}

let loading: Promise<Sky> | undefined

/** The almanac and its cities, loaded when first needed, which on most days is never. */
export const loadSky = (): Promise<Sky> => (loading ??= load())
