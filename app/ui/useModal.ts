import { type RefObject, useEffect, useRef } from 'react'

/**
 * For a native dialog: opens it, and closes it by Escape. Not every engine does that itself
 * (WebKitGTK does not).
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      // The browser would close what is below it.
      event.preventDefault()
      current?.close()
    }
    current?.showModal()
    current?.addEventListener('keydown', handleKey)
    return () => current?.removeEventListener('keydown', handleKey)
  }, [])
  return dialog
}
