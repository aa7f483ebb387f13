import { useEffect, useState } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

const Tooltips = lazyComponent(async () => (await import('#app/ui/Tooltips.tsx')).Tooltips)

/**
 * Shows the names of icon buttons on hover and focus. The code is loaded with the
 * first mouse movement, or the first icon button focused by keyboard on a device with a mouse: never
 * on a phone, which cannot hover.
 */
export function LazyTooltips() {
  const [shouldLoad, setShouldLoad] = useState(isPointedAt)
  useEffect(() => {
    const handlePointer = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setShouldLoad(true)
    }
    const handleFocus = () => {
      if (canHover()) setShouldLoad(true)
    }
    document.addEventListener('pointerover', handlePointer)
    document.addEventListener('focusin', handleFocus)
    return () => {
      document.removeEventListener('pointerover', handlePointer)
      document.removeEventListener('focusin', handleFocus)
    }
  }, [])
  return shouldLoad && <Tooltips />
}

const canHover = (): boolean => matchMedia('(any-hover: hover)').matches

/** A button may have been hovered or focused before this code was loaded. */
const isPointedAt = (): boolean =>
  canHover() && document.querySelector('button:is(:hover, :focus-visible)') !== null
