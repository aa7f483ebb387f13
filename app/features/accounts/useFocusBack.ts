import { type RefObject, useEffect, useRef } from 'react'

/**
 * The pressed button is gone with its form: keyboard users continue from the element with this ref.
 */
export function useFocusBack<T extends HTMLElement>(isFormOpen: boolean): RefObject<T | null> {
  const place = useRef<T>(null)
  const wasOpen = useRef(isFormOpen)
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body
    if (wasOpen.current && !isFormOpen && isFocusLost) place.current?.focus()
    wasOpen.current = isFormOpen
  }, [isFormOpen])
  return place
}
