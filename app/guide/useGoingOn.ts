import { useEffect, useEffectEvent, useState } from 'react'

/** In *My turn* the next step follows after a time, unless the family stays. */
export function useGoingOn(
  isDue: boolean,
  onNext: (() => void) | undefined,
  getWaitMs: () => number,
) {
  const [isStaying, setIsStaying] = useState(false)
  const isOffered = isDue && onNext !== undefined
  const isGoing = isOffered && !isStaying
  const goOn = useEffectEvent(() => onNext?.())
  const waitMs = useEffectEvent(getWaitMs)
  useEffect(() => {
    if (!isGoing) return undefined
    const timer = setTimeout(() => goOn(), Math.max(0, waitMs()))
    return () => clearTimeout(timer)
  }, [isGoing])
  return { isOffered, isGoing, isStaying, onStay: () => setIsStaying(!isStaying) }
}

export type GoingOn = ReturnType<typeof useGoingOn>
