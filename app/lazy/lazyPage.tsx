import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useReload } from '#app/loadAgain.ts'
import { lazyLoad } from './lazyLoad.ts'
import { patienceMs, sayUsable, usable } from './usable.ts'
import { Broken } from '#app/shell/Broken.tsx'

/**
 * A page, or a part of one, whose code is loaded with its route. The router's own `lazyRouteComponent`
 * reloads the whole document when that code cannot be loaded, which would stop a playing mantra. Here
 * the error is shown in the page's place, the code is requested again, and only the devotee reloads.
 */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>) {
  const { get, subscribe, ask, coming } = lazyLoad(load)
  let isOpening = true
  void usable.then(() => (isOpening = false))

  function Page(props: P) {
    const { here: Loaded, hasFailed } = useSyncExternalStore(subscribe, get, get)
    const isHydrated = useHydrated()
    const reload = useReload()
    useEffect(() => {
      if (Loaded) sayUsable()
    }, [Loaded])
    if (Loaded) return <Loaded {...props} />
    // While suspended, the server-rendered page stays until its code is loaded.
    if (!hasFailed) throw ask()
    if (!isHydrated) throw coming
    // Older browsers never retry code that failed once, so the whole document must be reloaded.
    return <Broken onRetry={async () => (await ask()) || (await reload())} />
  }
  // The router waits for this. While the app starts it cannot hydrate anything until then, so it waits only so
  // long. On a later navigation the previous page stays until this one is loaded.
  Page.preload = () => (isOpening ? atMost(patienceMs, ask()) : ask())
  return Page
}

/** Waits for `coming`, but no longer than `ms`. */
const atMost = (ms: number, coming: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    void coming.finally(() => {
      clearTimeout(timer)
      resolve()
    })
  })
