let isBlocked = false
const listeners = new Set<() => void>()

/** Another tab with an older version holds the database, and this one waits for it to be closed. */
export function setBlocked(blocked: boolean): void {
  if (blocked === isBlocked) return
  isBlocked = blocked
  for (const listener of listeners) listener()
}

export const getBlocked = (): boolean => isBlocked

export function subscribeBlocked(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Resolves when the database is blocked: most phones never need the words for it. */
export const whenBlocked = (): Promise<void> =>
  new Promise((resolve) => {
    if (isBlocked) resolve()
    else subscribeBlocked(resolve)
  })
