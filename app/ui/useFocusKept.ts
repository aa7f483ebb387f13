import { useLayoutEffect, useRef } from 'react'

/**
 * A busy button is disabled, and so loses the focus. Once it may be pressed again it gets the focus back,
 * as whoever uses the keyboard would else have to look for their place.
 */
export function useFocusKept(isBusy: boolean): void {
  const pressed = useRef<Element>(null)
  useLayoutEffect(() => {
    // The browser takes the focus away only when it next draws the page.
    if (isBusy) pressed.current = document.activeElement
    else if (pressed.current) {
      const isLost = document.activeElement === document.body
      if (isLost && pressed.current instanceof HTMLElement) pressed.current.focus()
      pressed.current = null
    }
  }, [isBusy])
}
