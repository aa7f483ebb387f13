import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the keyboard goes on once a change has removed the button that made it. `of` is what the change
 * changes. The place needs `tabIndex={-1}`.
 */
export function useFocusAfterChange<T extends HTMLElement>(of: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  const previous = useRef(of)
  useEffect(() => {
    if (previous.current === of) return
    previous.current = of
    if (document.activeElement === document.body) place.current?.focus()
  }, [of])
  return place
}
