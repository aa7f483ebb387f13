import type { ChosenCity } from '#app/almanac/cityStore.ts'

type Known<T> = {
  /** What this phone computed, online or offline, with the temple's changes. */
  computed: T | undefined
  /** The server's answer for the same place and days. */
  served: T | undefined
  /** Whether the temple's changes are still loading. */
  isWaiting: boolean
}

/**
 * Whose answer is shown: the phone's, once it has computed and the temple's changes have arrived. Until
 * then the server's, because it already includes those changes. If the server has said nothing, we do not
 * wait.
 */
export const phoneOrServer = <T>({ computed, served, isWaiting }: Known<T>): T | undefined =>
  served !== undefined && (isWaiting || computed === undefined) ? served : computed

type Where = {
  place: Pick<ChosenCity, 'id'>
  /** The chosen city is not the temple's. */
  isElsewhere: boolean
  /** More is shown than the rendered page lists. */
  hasMore: boolean
  /** This phone cannot compute. */
  isLost: boolean
}

/**
 * Whether to ask the server about a place: only if this phone cannot compute. Without an id we cannot
 * ask about a chosen city: the server would answer for the temple's own place.
 */
export const isAskedOfServer = ({ place, isElsewhere, hasMore, isLost }: Where): boolean =>
  isLost && (isElsewhere ? place.id !== undefined : hasMore)
