import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * The heading of a page that is still loading. If it has the focus, the focus moves to the heading that takes its
 * place, instead of being lost with it.
 */
export function PassingHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (element === null || document.activeElement !== element) return
      queueMicrotask(() => {
        const next = document.querySelector<HTMLElement>('#content h1')
        if (!next) return
        next.tabIndex = -1
        next.focus({ preventScroll: true })
      })
    }
  }, [])
  return (
    <h1 ref={ref} className="sr-only">
      {children}
    </h1>
  )
}
