import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useConnection } from './useConnection.ts'

type Asked<T> = {
  /** The secret of the address; may be empty on a phone that stores what it opens. */
  secret: string
  /** Whether what this phone stores is known, and the secret of it. */
  stored: { isRead: boolean; token: string | undefined }
  /** Answers null if there is no such thing. */
  query: (token: string) => UseQueryOptions<T | null>
}

/** What only the secret of its link opens, such as a booking: as the server tells it now. */
export function useByLink<T>({ secret, stored, query }: Asked<T>) {
  const isOpen = stored.token !== undefined && (secret === '' || stored.token === secret)
  const token = secret || stored.token || ''
  const { data, isSuccess, isFetched } = useQuery(query(token))
  const isReachable = useConnection() === 'reachable'
  const isMissing = data === null || (stored.isRead && token === '')
  return {
    /** Whether what this phone stores may be shown. */
    isOpen,
    told: data ?? undefined,
    isFresh: isSuccess && data !== null && isReachable,
    /** If there is nothing to show: why. */
    absence: isMissing ? 'missing' : isFetched ? 'unreachable' : 'loading',
  } as const
}
