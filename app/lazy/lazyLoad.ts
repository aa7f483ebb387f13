const firstWaitMs = 3_000
const longestWaitMs = 60_000

/** `hasFailed`: the last attempt failed and it is still not loaded. */
type LazyState<T> = { here?: T; hasFailed?: boolean }

export type LazyLoad<T> = {
  get: () => LazyState<T>
  subscribe: (listener: () => void) => () => void
  /** Starts loading unless it is loaded or loading, and resolves to whether it succeeded. */
  load: () => Promise<boolean>
  /** Resolves once the code is loaded; never rejects. */
  loaded: Promise<T>
}

/**
 * A part of the app that is loaded on first use. If loading fails, it is tried
 * again when the phone is online again, and after ever longer pauses until then.
 */
export function lazyLoad<T>(importPart: () => Promise<T>): LazyLoad<T> {
  let state: LazyState<T> = {}
  let loading: Promise<boolean> | undefined
  let waitMs = firstWaitMs
  let timer: ReturnType<typeof setTimeout> | undefined
  let resolveLoaded: (here: T) => void
  const loaded = new Promise<T>((resolve) => (resolveLoaded = resolve))
  const listeners = new Set<() => void>()
  const attempt = async () => {
    clearTimeout(timer)
    try {
      const here = await importPart()
      if (state.hasFailed) removeEventListener('online', load)
      state = { here }
      resolveLoaded(here)
    } catch {
      state = { hasFailed: true }
      // Only the browser's hint is used, because the code that checks the server is itself loaded this way.
      addEventListener('online', load)
      timer = setTimeout(load, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
      loading = undefined
    }
    for (const listener of listeners) listener()
    return !state.hasFailed
  }
  // Once loaded, it stays loaded.
  const load = () => (loading ??= attempt())
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    load,
    loaded,
  }
}

/** Loads a part that the page can do without, and retries until it has loaded. */
export function loadWithRetry<T>(importPart: () => Promise<T>): Promise<T> {
  const { load, loaded } = lazyLoad(importPart)
  void load()
  return loaded
}
