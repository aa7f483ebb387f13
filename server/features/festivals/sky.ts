import type { Place } from '#almanac/place.ts'
import { RULES_VERSION } from '#almanac/rulesVersion.ts'
import type { Festival } from '#contract/festivals.ts'
import { textsVersion } from '#contract/festivalTexts.ts'

export type { Place }

/** Another one after every change of the rules or the words. */
export const skyVersion = `${RULES_VERSION}.${textsVersion}`

/** What festivals ask of the almanac. */
export type Sky = {
  /** The festivals of a place, both days included; a place without a moonrise takes the reference's. */
  readonly festivalsBetween: (
    place: Place,
    from: string,
    to: string,
    reference: Place,
  ) => Festival[]
  readonly findCity: (name: string) => (Place & { id: string }) | undefined
}

const load = async (): Promise<Sky> => {
  const [{ observances }, { clockAt }, { cityNamed }, { festivalsOf }] = await Promise.all([
    import('#almanac/observances.ts'),
    import('#almanac/zone.ts'),
    import('#almanac/cities/cities.ts'),
    import('#contract/festivalsOf.ts'),
  ])
  return {
    festivalsBetween: (place, from, to, reference) =>
      festivalsOf(observances(place, from, to, { reference }), (at) => clockAt(at, place.tz)),
    findCity: cityNamed,
  }
}

let loading: Promise<Sky> | undefined

/** The almanac and its cities, loaded by the first who asks: most days nobody does. */
export const loadSky = (): Promise<Sky> => (loading ??= load())
