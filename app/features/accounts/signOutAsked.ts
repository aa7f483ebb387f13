let isAsked = false
const listeners = new Set<() => void>()

/** Called when Logout is pressed. */
export function askSignOut(): void {
  isAsked = true
  for (const listener of listeners) listener()
}

/** It was done, or they changed their mind. */
export const endSignOut = (): void => void (isAsked = false)

/** Also delivers a request made before it subscribed. */
export function onSignOutAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) queueMicrotask(listener)
  return () => void listeners.delete(listener)
}
