import { useSyncExternalStore } from 'react'
import { subscribeTicks, tickedSteps } from './checklist.ts'

/** Whether this Sankashti's arghya was offered on this phone, so that it is not suggested again. */
export const useOffered = (slug = ''): boolean =>
  useSyncExternalStore(
    subscribeTicks,
    () => tickedSteps(slug).includes('arghya'),
    () => false,
  )
