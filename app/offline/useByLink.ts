import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useAccount } from './session/useAccount.ts'
import { useConnection } from './useConnection.ts'

type LinkQuery<T> = {
  /**
   * The secret in the address; empty on the account's own pages, because addresses outlive a
   * logout.
   */
  secret: string
  /** Whether the phone's storage was read; and the stored item's secret and owner. */
  stored: {
    isRead: boolean
    /** It does not answer: what it has is not known. */
    isLate?: boolean | undefined
    token?: string | undefined
    account?: string | undefined
  }
  /**
   * With the secret or, without one, for the person who is logged in. Null if it does not exist.
   */
  query: (token: string) => UseQueryOptions<T | null>
}

/**
 * Something that only its owner or the secret of its link opens, such as a booking, as the server
 * sends it now.
 */
export function useByLink<T>({ secret, stored, query }: LinkQuery<T>) {
  const id = useAccount().account?.id
  const isStored = stored.token !== undefined
  const isOthers = stored.account !== undefined && stored.account !== id
  const isOwn =
    id !== undefined && stored.isRead && (isStored ? stored.account === id : secret === '')
  const isOpen = isStored && !isOthers && (isOwn || secret === '' || stored.token === secret)
  const token = isOwn ? '' : secret || (isOpen ? (stored.token ?? '') : '')
  const isEnabled = isOwn || token !== ''
  const { data, isSuccess, isFetched } = useQuery({ ...query(token), enabled: isEnabled })
  const isReachable = useConnection() === 'reachable'
  const isMissing = data === null || (stored.isRead && !isEnabled && !stored.isLate)
  return {
    /** It belongs to the logged-in account. */
    isOwn,
    /** Whether what this phone stores may be shown. */
    isOpen,
    // An answer for an account that has since logged out is dropped.
    fetched: isEnabled ? (data ?? undefined) : undefined,
    isFresh: isSuccess && data !== null && isReachable,
    /** The server does not open it any more. */
    isRefused: data === null,
    /** If there is nothing to show: why. */
    absence: isMissing
      ? id === undefined && secret === ''
        ? 'signedOut'
        : 'missing'
      : isFetched || (stored.isLate && !isEnabled)
        ? 'unreachable'
        : 'loading',
  } as const
}
