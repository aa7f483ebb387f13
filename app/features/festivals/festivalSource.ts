import type { ChosenCity } from '#app/almanac/cityStore.ts'

type Candidates<T> = {
  /** Computed on this phone, with the temple's overrides. */
  computed: T | undefined
  /** The server's answer for the same place and days. */
  served: T | undefined
  /** Whether the temple's overrides are still loading. */
  isWaiting: boolean
}

/**
 * Which result is shown: the phone's, once it is computed and the temple's overrides have loaded.
 * Until then the server's, which already includes them. Without a server result we do not wait for
 * the overrides.
 */
export const phoneOrServer = <T>({ computed, served, isWaiting }: Candidates<T>): T | undefined =>
  served !== undefined && (isWaiting || computed === undefined) ? served : computed

type SourceContext = {
  place: Pick<ChosenCity, 'id'>
  /** The chosen city is not the temple's. */
  isElsewhere: boolean
  /** More is shown than the rendered page lists. */
  hasMore: boolean
  /** This phone cannot compute. */
  hasAlmanacFailed: boolean
}

/**
 * Whether to query the server for a place: only if this phone cannot compute. Without an id there is no query
 * for a chosen city: the server would answer for the temple's own place.
 */
export const needsServer = ({
  place,
  isElsewhere,
  hasMore,
  hasAlmanacFailed,
}: SourceContext): boolean => hasAlmanacFailed && (isElsewhere ? place.id !== undefined : hasMore)
