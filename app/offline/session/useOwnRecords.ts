import { useQuery } from '@tanstack/react-query'
import type { OfflineDb } from '#app/offline/db.ts'
import type { OutboxRow } from '#app/offline/outbox/outboxRow.ts'
import { useLive } from '#app/offline/useLive.ts'
import { momentary, privateKey } from '#app/queries.ts'
import type { Session } from './session.ts'
import { useAccount } from './useAccount.ts'

type Query<Row> = {
  name: 'bookings' | 'donations' | 'orders'
  read: (db: OfflineDb) => Promise<{ rows: Row[]; waiting?: OutboxRow[] }>
  /** The account's own from the server, as they are stored. */
  fetch: (session: Session) => Promise<Row[]>
  order: (a: Row, b: Row) => number
}

/** Why a list shows nothing. `late`: the phone does not answer, and nobody is logged in. */
export type EmptyReason = 'loading' | 'late' | 'none' | Error

export type OwnRecords<Row> = {
  rows: Row[]
  waiting: OutboxRow[]
  /** Only if nothing is listed. */
  emptyReason: EmptyReason | undefined
  /** Refetches from the server. */
  refetch: () => unknown
}

/**
 * The phone's own rows and the account's from the server, which may not be stored if storage is
 * full, late or forbidden. Fetched whenever a list opens, because something may have been created
 * on another device, or paid, since the start.
 */
export function useOwnRecords<Row extends { reference: string }>(
  query: Query<Row>,
): OwnRecords<Row> {
  const isSignedIn = useAccount().account !== undefined
  const { isRead, isLate, data: stored } = useLive(query.name, query.read)
  const { data, error, isFetching, refetch } = useQuery({
    ...momentary,
    // What was answered once, the session fetches and stores again (session.ts).
    refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
    queryKey: [privateKey, query.name],
    queryFn: async () => query.fetch((await import('#app/offline/phone.ts')).session),
    enabled: isSignedIn,
  })
  const { rows: onPhone = [], waiting = [] } = stored ?? {}
  const known = new Set(onPhone.map(({ reference }) => reference))
  const served = (isSignedIn && data) || []
  const rows = [...onPhone, ...served.filter(({ reference }) => !known.has(reference))]
  const why = (): EmptyReason => {
    if (!isSignedIn) return isLate ? 'late' : isRead ? 'none' : 'loading'
    return data ? 'none' : error && !isFetching ? error : 'loading'
  }
  const emptyReason = rows.length + waiting.length === 0 ? why() : undefined
  return { rows: rows.sort(query.order), waiting, emptyReason, refetch }
}
