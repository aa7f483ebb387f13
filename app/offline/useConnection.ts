import { useSyncExternalStore } from 'react'
import { type Connection, getConnection, subscribeConnection } from './connection.ts'

/** Whether the server can be reached, as far as we know; a page rendered by the server assumes it can. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
