import { useSyncExternalStore } from 'react'

let isAway = false
const listeners = new Set<() => void>()

/** Called when the reader scrolls away from the line being sung, or wants to follow it again. */
export function leaveText(leaves: boolean): void {
  if (leaves === isAway) return
  isAway = leaves
  for (const listener of listeners) listener()
}

export const isTextLeft = (): boolean => isAway

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the text on the page stays where its reader has gone, instead of following the sound. */
export const useIsAway = (): boolean => useSyncExternalStore(subscribe, isTextLeft, () => false)
