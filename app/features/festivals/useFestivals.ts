import { type QueryKey, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { almanacQuery } from '#app/almanac/queries.ts'
import type { Beyond } from '#app/almanac/beyondAt.ts'
import type { ChosenCity } from '#app/almanac/cityStore.ts'
import { isSamePlace } from '#app/almanac/isSamePlace.ts'
import type { Place } from '#almanac/place.ts'
import type { Festival, FestivalOverride } from '#contract/festivals/public.ts'
import { movesOf, repeatingOf } from '#contract/festivals/mergeOverrides.ts'
import { withRendered } from './beyondOfMonth.ts'
import { needsServer } from './festivalSource.ts'
import { groupsText } from './groupsText.ts'
import { knownFestivals, yearsFor } from './knownFestivals.ts'
import { always, festivalOverridesQuery } from './queries.ts'

const none: readonly FestivalOverride[] = []

type FestivalsQuery = {
  place: Place & Pick<ChosenCity, 'id'>
  /** The temple's place: used if the moon does not rise in the chosen one. */
  reference: Place
  from: string
  to: string
  /** What the server lists for the temple and the same days, until the phone has computed it. */
  served?: readonly Festival[] | undefined
  /** The server's answer for the place, with all that is shown, if the phone cannot compute. */
  ofPlace: { queryKey: QueryKey }
  isEnabled?: boolean
  /** The festivals beyond Ganesha's that are shown. */
  beyond: Beyond
  /** Those that the rendered page has, until the phone has computed them. */
  rendered?: readonly Festival[] | undefined
}

export type FestivalsState = {
  /** Undefined until anything is known. */
  festivals: readonly Festival[] | undefined
  /** Neither this phone nor the server could give any. */
  hasFailed: boolean
  /** This phone cannot compute, so the data comes from the server. */
  hasAlmanacFailed: boolean
}

/** The festivals of a place, as far as they are known. */
export function useFestivals({
  place,
  reference,
  from,
  to,
  served,
  ofPlace,
  isEnabled = true,
  beyond,
  rendered,
}: FestivalsQuery): FestivalsState {
  const { data: overrides, isPending: isWaiting } = useQuery(festivalOverridesQuery)
  const repeating = useMemo(() => repeatingOf(overrides ?? none), [overrides])
  const years = yearsFor(from, to)
  const computed = useQueries({
    queries: years.map((year) => ({
      ...almanacQuery('festivalsOfYear', { place, reference, year, ...repeating }),
      enabled: isEnabled,
    })),
    combine,
  })
  const { found, hasAlmanacFailed } = computed
  // One query per group, so that turning one on refetches no other.
  const others = useQueries({
    queries: beyond.groups.flatMap((group) =>
      years.map((year) => ({
        ...almanacQuery('beyondOfYear', {
          place,
          reference,
          year,
          beyond: { groups: [group], choice: beyond.choice },
        }),
        enabled: isEnabled,
      })),
    ),
    combine: combineLoaded,
  })
  const choices = useMemo(() => movesOf(overrides ?? none), [overrides])
  const { data: moved, isPending: isMoving } = useQuery({
    ...almanacQuery('festivalsOn', { place, reference, choices }),
    enabled: isEnabled && choices.length > 0,
  })
  const isReady = choices.length === 0 || !isMoving
  const isElsewhere = !isSamePlace(place, reference)
  const hasMore = groupsText(beyond) !== undefined
  const query = useQuery<readonly Festival[]>({
    queryKey: ofPlace.queryKey,
    ...always,
    enabled: needsServer({ place, isElsewhere, hasMore, hasAlmanacFailed }),
  })
  const festivals = useMemo(
    () =>
      knownFestivals(
        {
          served: query.data ?? (isElsewhere ? undefined : withRendered(served, rendered, beyond)),
          computed: isReady ? found : undefined,
          others: isElsewhere ? others : withRendered(others, rendered, beyond),
          moved,
          overrides,
          isWaiting,
          isElsewhere,
        },
        { from, to },
      ),
    [
      query.data,
      served,
      rendered,
      beyond,
      found,
      others,
      isReady,
      moved,
      overrides,
      isWaiting,
      isElsewhere,
      from,
      to,
    ],
  )
  return {
    festivals,
    hasFailed: hasAlmanacFailed && !festivals && !query.isLoading,
    hasAlmanacFailed,
  }
}

type Answer = { data: readonly Festival[] | undefined; isError: boolean }

/** Combines the groups computed so far; the calendar shows the others later. */
const combineLoaded = (answers: readonly Answer[]): readonly Festival[] =>
  answers.flatMap(({ data }) => data ?? [])

/**
 * All years together, or undefined while one is missing. Memoised by the library while none
 * changes.
 */
const combine = (years: readonly Answer[]) => ({
  found: years.every(({ data }) => data) ? years.flatMap(({ data }) => data ?? []) : undefined,
  hasAlmanacFailed: years.some(({ isError }) => isError),
})
