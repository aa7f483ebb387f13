import { useSyncExternalStore } from 'react'
import { subscribeWalks, walkOf } from '#app/offline/guide/walks.ts'
import { placeOf, type Walk } from '#app/offline/guide/walk.ts'
import type { Rite } from '#contract/guide/public.ts'

/** Where this phone's family is in a rite; nowhere in a rendered page. */
export function useWalk(rite: Rite): Walk | undefined {
  return useSyncExternalStore(
    subscribeWalks,
    () => walkOf(rite.id),
    () => undefined,
  )
}

/** Its open step, counted from 1. */
export const stepNumber = (rite: Rite, walk: Walk): number => placeOf(rite, walk) + 1
