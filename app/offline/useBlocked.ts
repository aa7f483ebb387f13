import { useSyncExternalStore } from 'react'
import { getBlocked, subscribeBlocked } from './blocked.ts'

/** Whether an older tab keeps this one from opening the phone's database. */
export const useBlocked = (): boolean =>
  useSyncExternalStore(subscribeBlocked, getBlocked, () => false)
