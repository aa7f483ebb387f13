import { type RefObject, useEffect, useRef } from 'react'

/**
 * The button that was pressed is gone with its form: whoever uses the keyboard goes on from what has
 * this ref.
 */
export function useFocusBack<T extends HTMLElement>(isFormOpen: boolean): RefObject<T | null> {
  const place = useRef<T>(null)
  const wasOpen = useRef(isFormOpen)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (wasOpen.current && !isFormOpen && isLost) place.current?.focus()
    wasOpen.current = isFormOpen
  }, [isFormOpen])
  return place
}
