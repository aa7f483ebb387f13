import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useReload } from '#app/loadAgain.ts'
import { lazyLoad } from './lazyLoad.ts'
import { patienceMs, markInteractive, interactive } from './interactive.ts'
import { Broken } from '#app/shell/Broken.tsx'

/**
 * A page, or a part of one, whose code is loaded with its route. The router's own `lazyRouteComponent`
 * reloads the whole document when that code cannot be loaded, which would stop a playing mantra. Here
 * the error is shown in the page's place, the code is requested again, and only the devotee reloads.
 */
export function lazyPage<P extends object>(importPage: () => Promise<ComponentType<P>>) {
  const { get, subscribe, load, loaded } = lazyLoad(importPage)
  let isOpening = true
  void interactive.then(() => (isOpening = false))

  function Page(props: P) {
    const { here: Loaded, hasFailed } = useSyncExternalStore(subscribe, get, get)
    const isHydrated = useHydrated()
    const reload = useReload()
    useEffect(() => {
      if (Loaded) markInteractive()
    }, [Loaded])
    if (Loaded) return <Loaded {...props} />
    // While suspended, the server-rendered page stays until its code is loaded.
    if (!hasFailed) throw load()
    if (!isHydrated) throw loaded
    // Older browsers never retry code that failed once, so the whole document must be reloaded.
    return <Broken onRetry={async () => (await load()) || (await reload())} />
  }
  // The router waits for this. While the app starts it cannot hydrate anything until then, so it waits only so
  // long. On a later navigation the previous page stays until this one is loaded.
  Page.preload = () => (isOpening ? atMost(patienceMs, load()) : load())
  return Page
}

/** Waits for `promise`, but no longer than `ms`. */
const atMost = (ms: number, promise: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void promise.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
