import { useQuery } from '@tanstack/react-query'
import { momentary, privateKey } from '#app/queries.ts'
import { useAccount } from './useAccount.ts'

const ownQuery = {
  ...momentary,
  // The session does that itself (session.ts).
  refetchOnReconnect: false,
  queryKey: [privateKey, 'own'],
  queryFn: async (): Promise<null> => {
    await (await import('#app/offline/phone.ts')).session.fetchOwn()
    return null
  },
} as const

/**
 * Whoever lists bookings, donations or orders fetches the account's when the list opens: since the
 * app started, some may have been made on another device, or have been paid for.
 */
export function useOwnFetched(): void {
  const { account } = useAccount()
  useQuery({ ...ownQuery, enabled: account !== undefined })
}
