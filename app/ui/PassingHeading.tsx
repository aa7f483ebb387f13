import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { focusArrival } from './focusArrival.ts'

/**
 * The heading of a page that is still looked up: when the page is there, the focus on it goes to what
 * `focusArrival` finds, instead of being lost with it.
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
