import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusArrival } from './focusArrival.ts'

/**
 * The heading of a page that is still loading. If it has the focus, the focus moves to what
 * `focusArrival` finds on the loaded page, instead of being lost.
 */
export function PassingHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element === null || document.activeElement !== element) return
      queueMicrotask(focusArrival)
    }
  }, [])
  return (
    <h1 ref={ref} className="sr-only">
      {children}
    </h1>
  )
}
