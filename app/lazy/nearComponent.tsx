import { type ComponentType, useEffect, useRef, useState } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

/** At this distance from the screen the code is requested, so that it is loaded before the component is seen. */
const nearness = '300px'

/** Loads it wherever it is. */
type Wanted = { isWanted?: boolean }

/** A component whose code is loaded when it is nearly on the screen. */
export function nearComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType<P>,
): ComponentType<P & Wanted> {
  const Loaded = lazyComponent(load, (props: P) => <Meanwhile {...props} />)
  return function Near(props: P & Wanted) {
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
        {isNear || props.isWanted ? <Loaded {...props} /> : <Meanwhile {...props} />}
      </div>
    )
  }
}
