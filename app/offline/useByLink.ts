import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useAccount } from './session/useAccount.ts'
import { useConnection } from './useConnection.ts'

type Asked<T> = {
  /** The secret of the address; empty on the account's own pages, as an address outlives a logout. */
  secret: string
  /** Whether what this phone stores is known, and of what it stores, its secret and whose it is. */
  stored: { isRead: boolean; token?: string | undefined; account?: string | undefined }
  /** By the secret or, without one, for the person who is logged in. Answers null if there is no such thing. */
  query: (token: string) => UseQueryOptions<T | null>
}

/** What only its owner or the secret of its link opens, such as a booking: as the server tells it now. */
export function useByLink<T>({ secret, stored, query }: Asked<T>) {
  const id = useAccount().account?.id
  const isStored = stored.token !== undefined
  const isOthers = stored.account !== undefined && stored.account !== id
  const isOwn =
    id !== undefined && stored.isRead && (isStored ? stored.account === id : secret === '')
  const isOpen = isStored && !isOthers && (isOwn || secret === '' || stored.token === secret)
  const token = isOwn ? '' : secret || (isOpen ? (stored.token ?? '') : '')
  const isAsked = isOwn || token !== ''
  const { data, isSuccess, isFetched } = useQuery({ ...query(token), enabled: isAsked })
  const isReachable = useConnection() === 'reachable'
  const isMissing = data === null || (stored.isRead && !isAsked)
  return {
    /** It belongs to the person who is logged in here. */
    isOwn,
    /** Whether what this phone stores may be shown. */
    isOpen,
    // What was told to somebody who has logged out since is nobody's.
    told: isAsked ? (data ?? undefined) : undefined,
    isFresh: isSuccess && data !== null && isReachable,
    /** The server does not open it any more. */
    isRefused: data === null,
    /** If there is nothing to show: why. */
    absence: isMissing
      ? id === undefined && secret === ''
        ? 'signedOut'
        : 'missing'
      : isFetched
        ? 'unreachable'
        : 'loading',
  } as const
}
