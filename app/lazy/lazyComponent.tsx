import { type ComponentType, startTransition, useEffect, useState } from 'react'
import { lazyLoad } from './lazyLoad.ts'

/** Shown until the component is loaded; `onRetry` is set once loading has failed. */
type Fallback<P> = ComponentType<P & { onRetry: (() => void) | undefined }>

/**
 * A component whose code is loaded when it is first shown in a browser. Code that cannot be loaded
 * breaks nothing around it. React's own `lazy` would throw and never try again.
 */
export function lazyComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
  Fallback?: Fallback<P>,
): ComponentType<P> {
  const { get, subscribe, load } = lazyLoad(importComponent)
  return function Lazy(props: P) {
    const [{ here: Component, hasFailed }, setState] = useState(get)
    useEffect(() => {
      // The component may be large, so it is rendered in pieces and touches are answered in between.
      const update = () => startTransition(() => setState(get()))
      const unsubscribe = subscribe(update)
      update()
      void load()
      return unsubscribe
    }, [])
    if (Component) return <Component {...props} />
    return Fallback ? <Fallback {...props} onRetry={hasFailed ? load : undefined} /> : null
  }
}
