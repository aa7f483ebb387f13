import { useLayoutEffect, useRef } from 'react'

/**
 * A busy button is disabled, and so loses the focus. When it is enabled again it gets the focus
 * back, because keyboard users would otherwise have to find their place.
 */
export function useRestoredFocus(isBusy: boolean): void {
  const places = useRef<(HTMLElement | null)[]>([])
  useLayoutEffect(() => {
    // The browser moves the focus only when it next draws the page.
    const focused = document.activeElement as HTMLElement
    const isFocusLost = focused === document.body
    // The last element that still exists gets the focus: the pressed one may be gone with its
    // dialog.
    if (isBusy)
      places.current = [document.querySelector('button[aria-busy]'), isFocusLost ? null : focused]
    else {
      if (isFocusLost) places.current.forEach((place) => place?.focus())
      places.current = []
    }
  }, [isBusy])
}
