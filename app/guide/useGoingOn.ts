import { useEffect, useEffectEvent, useState } from 'react'
import type { ReadOn } from './useReadOn.ts'

/** To read what fits on a screen, aloud. */
const readMs = 30_000

type Options = ReadOn & {
  /** Absent where a step waits for the family. */
  onNext: (() => void) | undefined
}

/**
 * In *My turn* the next step follows after a time, once all of this one has been in view, unless the family stays.
 * `isDue` from when it may be read on, `getWaitMs` says how long the step still takes.
 */
export function useGoingOn(
  isDue: boolean,
  { onNext, hasMore, readOn }: Options,
  getWaitMs: () => number,
) {
  const [isStaying, setIsStaying] = useState(false)
  /** How often it was read on. */
  const [turns, setTurns] = useState(0)
  const isOffered = isDue && onNext !== undefined
  const isGoing = isOffered && !isStaying
  const goOn = useEffectEvent(() => {
    if (readOn()) setTurns(turns + 1)
    else onNext?.()
  })
  const restMs = useEffectEvent(getWaitMs)
  useEffect(() => {
    if (!isGoing) return undefined
    const waitMs = hasMore ? readMs : Math.max(turns > 0 ? readMs : 0, restMs())
    const timer = setTimeout(() => goOn(), waitMs)
    return () => clearTimeout(timer)
  }, [isGoing, turns, hasMore])
  return { isOffered, isGoing, isStaying, onStay: () => setIsStaying(!isStaying) }
}

export type GoingOn = ReturnType<typeof useGoingOn>
