import { useEffect, useState } from 'react'
import { lazyComponent } from './lazyComponent.tsx'

const Tooltips = lazyComponent(async () => (await import('#app/ui/Tooltips.tsx')).Tooltips)

/**
 * Names the icon buttons of every page to those who hover or focus them. The code comes with the
 * first mouse that moves, or the first such button reached by keyboard where there is a mouse: never
 * to a phone, which cannot hover.
 */
export function LazyTooltips() {
  const [isWanted, setIsWanted] = useState(isPointedAt)
  useEffect(() => {
    const handlePointer = ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') setIsWanted(true)
    }
    const handleFocus = () => {
      if (canHover()) setIsWanted(true)
    }
    document.addEventListener('pointerover', handlePointer)
    document.addEventListener('focusin', handleFocus)
    return () => {
      document.removeEventListener('pointerover', handlePointer)
      document.removeEventListener('focusin', handleFocus)
    }
  }, [])
  return isWanted && <Tooltips />
}

const canHover = (): boolean => matchMedia('(any-hover: hover)').matches

/** Somebody may have been quicker than this code. */
const isPointedAt = (): boolean =>
  canHover() && document.querySelector('button:is(:hover, :focus-visible)') !== null
