import { useSyncExternalStore } from 'react'
import { subscribeTicks, tickedSteps } from './checklist.ts'

/** Whether the arghya of this Sankashti was offered with this phone: then nobody is asked for it again. */
export const useOffered = (slug = ''): boolean =>
  useSyncExternalStore(
    subscribeTicks,
    () => tickedSteps(slug).includes('arghya'),
    () => false,
  )
