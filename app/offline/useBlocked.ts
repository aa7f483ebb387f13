import { useSyncExternalStore } from 'react'
import { getBlocked, subscribeBlocked } from './blocked.ts'

/** Whether an older tab blocks this one from opening the database. */
export const useBlocked = (): boolean =>
  useSyncExternalStore(subscribeBlocked, getBlocked, () => false)
