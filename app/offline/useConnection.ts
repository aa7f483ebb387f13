import { useSyncExternalStore } from 'react'
import { type Connection, getConnection, subscribeConnection } from './connection.ts'

/** Whether the temple's server can be reached, as far as anybody knows; a rendered page takes it for granted. */
export const useConnection = (): Connection =>
  useSyncExternalStore(subscribeConnection, getConnection, () => 'reachable')
