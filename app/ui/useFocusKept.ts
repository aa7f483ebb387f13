import { useLayoutEffect, useRef } from 'react'

/**
 * A busy button is disabled, and so loses the focus. When it is enabled again it gets the focus
 * back, because keyboard users would otherwise have to find their place.
 */
export function useFocusKept(isBusy: boolean): void {
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    // The browser moves the focus only when it next draws the page.
    if (isBusy) pressed.current = document.activeElement
    else if (pressed.current) {
      const isLost = document.activeElement === document.body
      if (isLost && pressed.current instanceof HTMLElement) pressed.current.focus()
      pressed.current = null
    }
  }, [isBusy])
}
