import { useEffect, useState } from 'react'

/** Two presses of the same hand: longer than a double tap, shorter than reading a title. */
const pauseMs = 400

/**
 * A second press right after one would skip a step unseen, whether by finger, key or headset: until `isReady`, `press`
 * does nothing.
 */
export function useOnePress(act: () => void) {
  const [isReady, setIsReady] = useState(true)
  useEffect(() => {
    if (isReady) return undefined
    const timer = setTimeout(() => setIsReady(true), pauseMs)
    return () => clearTimeout(timer)
  }, [isReady])
  const press = () => {
    if (!isReady) return
    setIsReady(false)
    act()
  }
  return { isReady, press }
}
