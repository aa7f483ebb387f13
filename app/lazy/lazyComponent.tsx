import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { lazyLoad } from './lazyLoad.ts'

/** What stands there until the component has come; `onRetry` is there once it could not be loaded. */
type Meanwhile<P> = ComponentType<P & { onRetry: (() => void) | undefined }>

/**
 * A component whose code is loaded when it is first shown in a browser. Code that cannot be loaded
 * breaks nothing around it: React's own `lazy` throws then, and never asks again.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile?: Meanwhile<P>,
): ComponentType<P> {
  const { get, subscribe, ask } = lazyLoad(load)
  return function Lazy(props: P) {
    const [{ here: Component, hasFailed }, setState] = useState(get)
    useEffect(() => {
      // What has come may be large: it is drawn in pieces, and a touch in between is answered.
      const update = () => startTransition(() => setState(get()))
      const unsubscribe = subscribe(update)
      update()
      void ask()
      return unsubscribe
    }, [])
    if (Component) return <Component {...props} />
    return Meanwhile ? <Meanwhile {...props} onRetry={hasFailed ? ask : undefined} /> : null
  }
}
