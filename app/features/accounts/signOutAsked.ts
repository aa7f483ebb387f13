let isAsked = false
const listeners = new Set<() => void>()

/** Somebody has pressed Logout. */
export function askSignOut(): void {
  isAsked = true
  for (const listener of listeners) listener()
}

/** It was done, or they changed their mind. */
export const endSignOut = (): void => void (isAsked = false)

/** Also hears of requests made before anybody listened. */
export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) queueMicrotask(listener)
  return () => void listeners.delete(listener)
}
