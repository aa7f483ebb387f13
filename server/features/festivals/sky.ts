import type { Choice } from '#almanac/chosenDays.ts'
import type { Observance } from '#almanac/observances.ts'
import type { Place } from '#almanac/place.ts'
import { RULES_VERSION } from '#almanac/rulesVersion.ts'
import type { Festival } from '#contract/festivals.ts'
import type { FestivalReason } from '#contract/festivalsAdmin.ts'
import { textsVersion } from '#contract/festivalTexts.ts'

export type { Place }

/** Changes with every change of the rules or the texts. */
export const skyVersion = `${RULES_VERSION}.${textsVersion}`

/** What festivals need from the almanac. */
export type Sky = {
  /**
   * The festivals of a place, both days included; a place without a moonrise uses the reference
   * place's.
   */
  readonly festivalsBetween: (
    place: Place,
    from: string,
    to: string,
    reference: Place,
  ) => Festival[]
  /** The same festivals on the dates to which a temple moved them. */
  readonly festivalsOn: (place: Place, choices: readonly Choice[], reference: Place) => Festival[]
  /** Why an observance is on that day. */
  readonly reasonOf: (place: Place, date: string, key: string) => FestivalReason | undefined
  readonly findCity: (name: string) => (Place & { id: string }) | undefined
}

const iso = (at: number): string => new Date(at).toISOString()

const reasonOf = (
  { rule, lunarMonth, tithi, moonrise, marginMinutes }: Observance,
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
    { clockAt },
    { cityNamed },
    { festivalsOf },
    { tithiName },
  ] = await Promise.all([
    import('#almanac/chosenDays.ts'),
    import('#almanac/observances.ts'),
    import('#almanac/zone.ts'),
    import('#almanac/cities/cities.ts'),
    import('#contract/festivalsOf.ts'),
    import('#almanac/tithi.ts'),
  ])
  return {
    festivalsBetween: (place, from, to, reference) =>
      festivalsOf(observances(place, from, to, { reference }), (at) => clockAt(at, place.tz)),
    festivalsOn: (place, choices, reference) =>
      festivalsOf(chosenDays(place, choices, { reference }), (at) => clockAt(at, place.tz)),
    reasonOf: (place, date, key) => {
      const found = observances(place, date, date, { reference: place }).find(
        (observance) => observance.key === key,
      )
      return found && reasonOf(found, tithiName)
    },
    findCity: cityNamed,
  }
}

let loading: Promise<Sky> | undefined

/** The almanac and its cities, loaded when first needed, which on most days is never. */
export const loadSky = (): Promise<Sky> => (loading ??= load())
