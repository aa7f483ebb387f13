import { type PointerEvent, type MouseEvent, useRef } from 'react'

/** How far a finger moves sideways before it means the next month. */
const leastPx = 50

/**
 * Handlers for a sideways swipe of a finger. Vertical movement scrolls the page: the element has
 * `touch-action: pan-y`, and the browser cancels the pointer when it scrolls.
 */
export function useSwipe(onSwipe: (direction: 'left' | 'right') => void) {
  const start = useRef<{ id: number; x: number; y: number }>(undefined)
  const hasSwiped = useRef(false)
  return {
    onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
      hasSwiped.current = false
      start.current =
        isPrimary && pointerType !== 'mouse' ? { id: pointerId, x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (from?.id !== pointerId) return
      const across = clientX - from.x
      if (Math.abs(across) < leastPx || Math.abs(across) < Math.abs(clientY - from.y) * 1.5) return
      hasSwiped.current = true
      onSwipe(across < 0 ? 'left' : 'right')
    },
    onPointerCancel: () => {
      start.current = undefined
    },
    // The swipe ended on some day, but did not choose it.
    onClickCapture: (event: MouseEvent) => {
      if (!hasSwiped.current) return
      hasSwiped.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
