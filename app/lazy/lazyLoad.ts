const firstWaitMs = 3_000
const longestWaitMs = 60_000

/** `hasFailed` since the last attempt, as long as it is not here. */
type LazyState<T> = { here?: T; hasFailed?: boolean }

export type LazyLoad<T> = {
  get: () => LazyState<T>
  subscribe: (listener: () => void) => () => void
  /** Asks for it now, unless it is here or on its way, and says whether it came. */
  ask: () => Promise<boolean>
  /** Never fails: it waits until it is here. */
  coming: Promise<T>
}

/**
 * Something of the app that is loaded when it is first asked for. What could not be loaded is asked
 * for again: when the phone is online again, and ever more rarely meanwhile.
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
      // The browser's hint alone: whether the server is in reach is asked by code that is loaded this way.
      addEventListener('online', ask)
      timer = setTimeout(ask, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      asking = undefined
    }
    for (const listener of listeners) listener()
    return !state.hasFailed
  }
  // One that came stays asked for.
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

/** For what comes by itself and nobody misses for a while: its absence is no failure of the page. */
export function patiently<T>(load: () => Promise<T>): Promise<T> {
  const { ask, coming } = lazyLoad(load)
  void ask()
  return coming
}
