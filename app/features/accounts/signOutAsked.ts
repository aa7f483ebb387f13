let isAsked = false
const listeners = new Set<() => void>()

/** Somebody has pressed Logout. */
export function askSignOut(): void {
  isAsked = true
  for (const listener of listeners) listener()
}

/** It was done, or they have thought better of it. */
export const endSignOut = (): void => void (isAsked = false)

/** Hears of it, also of what was asked before anybody listened. */
export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) queueMicrotask(listener)
  return () => void listeners.delete(listener)
}
