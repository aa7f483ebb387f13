import { useHydrated } from '@tanstack/react-router'
import { type ComponentType, useSyncExternalStore } from 'react'
import { Broken } from './Broken.tsx'
import { useReload } from '#app/loadAgain.ts'
import { lazyLoad } from '#app/lazy/lazyLoad.ts'

/**
 * A route's component, loaded with its route. It stands in for the router's own (vite.config.ts),
 * which loads the whole page again where the code cannot be had, and so ends what plays. Here the
 * page's place says so, the code is asked for again, and only a devotee loads the whole page.
 */
export function lazyRouteComponent<P extends object, N extends string>(
  load: () => Promise<Record<N, ComponentType<P>>>,
  name: N,
) {
  const { get, subscribe, ask, coming } = lazyLoad(load)

  function Page(props: P) {
    const { here, hasFailed } = useSyncExternalStore(subscribe, get, get)
    const isTakenOver = useHydrated()
    const reload = useReload()
    if (here) {
      const Loaded: ComponentType<P> = here[name]
      return <Loaded {...props} />
    }
    // Suspended, what the server rendered stays where it is until the code to take it over has come.
    if (!hasFailed) throw ask()
    if (!isTakenOver) throw coming
    // Older browsers never ask twice for code that once failed: then the whole page must be loaded.
    return <Broken onRetry={async () => (await ask()) || (await reload())} />
  }
  Page.preload = ask
  return Page
}
