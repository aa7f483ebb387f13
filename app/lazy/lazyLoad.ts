const firstWaitMs = 3_000
const longestWaitMs = 60_000

/** `hasFailed`: the last attempt failed and it is still not loaded. */
type LazyState<T> = { here?: T; hasFailed?: boolean }

export type LazyLoad<T> = {
  get: () => LazyState<T>
  subscribe: (listener: () => void) => () => void
  /** Loads it now, unless it is loaded or loading, and resolves to whether it is there. */
  ask: () => Promise<boolean>
  /** Never rejects; it waits until the code is loaded. */
  coming: Promise<T>
}

/**
 * A part of the app that is loaded on first use. If loading fails, it is tried
 * again when the phone is online again, and after ever longer pauses until then.
 */
export function lazyLoad<T>(load: () => Promise<T>): LazyLoad<T> {
  let state: LazyState<T> = {}
  let asking: Promise<boolean> | undefined
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let arrive: (here: T) => void
  const coming = new Promise<T>((resolve) => (arrive = resolve))
  const listeners = new Set<() => void>()
  const attempt = async () => {
    clearTimeout(timer)
    try {
      const here = await load()
      if (state.hasFailed) removeEventListener('online', ask)
      state = { here }
      arrive(here)
    } catch {
      state = { hasFailed: true }
      // Only the browser's hint is used, because the code that checks the server is itself loaded this way.
      addEventListener('online', ask)
      timer = setTimeout(ask, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      asking = undefined
    }
    for (const listener of listeners) listener()
    return !state.hasFailed
  }
  // Once loaded, it stays loaded.
  const ask = () => (asking ??= attempt())
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask,
    coming,
  }
}

/** For parts that nobody misses for a while: the page does not fail without them. */
export function patiently<T>(load: () => Promise<T>): Promise<T> {
  const { ask, coming } = lazyLoad(load)
  void ask()
  return coming
}
