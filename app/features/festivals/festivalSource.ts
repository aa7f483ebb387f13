import type { ChosenCity } from '#app/almanac/cityStore.ts'

type Known<T> = {
  /** What this phone computed, with or without a network, and with the temple's changes over it. */
  computed: T | undefined
  /** What the server tells of the same place and days. */
  served: T | undefined
  /** Whether the temple's changes are still on the way. */
  isWaiting: boolean
}

/**
 * Who is believed about festivals: the phone, once it has computed and the temple's changes are there.
 * Until then the server, for changes it knows of must not disappear for a moment; where it has said
 * nothing, nothing is waited for.
 */
export const phoneOrServer = <T>({ computed, served, isWaiting }: Known<T>): T | undefined =>
  served !== undefined && (isWaiting || computed === undefined) ? served : computed

type Where = {
  place: Pick<ChosenCity, 'id'>
  /** Another sky than the temple's. */
  isElsewhere: boolean
  /** This phone cannot compute. */
  isLost: boolean
}

/**
 * Whether the server must tell of the chosen city, too: only for a phone that cannot. A place without a
 * name is asked for nowhere, and must not be taken for the temple's own.
 */
export const isAskedOfServer = ({ place, isElsewhere, isLost }: Where): boolean =>
  isLost && isElsewhere && place.id !== undefined
