let isRequested = false
const listeners = new Set<() => void>()

/** Called when Logout is pressed. */
export function requestSignOut(): void {
  isRequested = true
  for (const listener of listeners) listener()
}

/** It was done, or they changed their mind. */
export const clearSignOutRequest = (): void => void (isRequested = false)

/** Also delivers a request made before it subscribed. */
export function onSignOutRequested(listener: () => void): () => void {
  listeners.add(listener)
  if (isRequested) queueMicrotask(listener)
  return () => void listeners.delete(listener)
}
