import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

/** At this distance from the screen the code is requested, so that it is loaded before the component is seen. */
const nearness = '300px'

/** `shouldLoad` loads it even if it is not near the screen. */
type LoadingProps = { shouldLoad?: boolean }

/** A component whose code is loaded when it is nearly on the screen. */
export function nearComponent<P extends object>(
  importComponent: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P>,
): ComponentType<P & LoadingProps> {
  const Loaded = lazyComponent(importComponent, (props: P) => <Fallback {...props} />)
  return function Near(props: P & LoadingProps) {
    const place = useRef<HTMLDivElement>(null)
    const [isNear, setIsNear] = useState(false)
    useEffect(() => {
      if (!place.current) return
      const observer = new IntersectionObserver(
        ([entry]) => entry?.isIntersecting && setIsNear(true),
        { rootMargin: nearness },
      )
      observer.observe(place.current)
      return () => observer.disconnect()
    }, [])
    return (
      <div ref={place}>
        {isNear || props.shouldLoad ? <Loaded {...props} /> : <Fallback {...props} />}
      </div>
    )
  }
}
