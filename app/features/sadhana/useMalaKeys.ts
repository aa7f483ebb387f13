import { useEffect, useEffectEvent } from 'react'

type KeyHandlers = { onCount: () => void; onUndo: () => void }

/** Elements that handle the space bar themselves. */
const ownsKeys = 'button, a, input, select, textarea, summary, dialog'

/**
 * Space counts and Backspace undoes, wherever the focus is, except on elements that use these keys.
 */
export function useMalaKeys(acts: KeyHandlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return
    const isOnBead = target.closest('.mala-touch') !== null
    const isElsewhere = target.closest(ownsKeys) === null
    // Key repeat counts only once.
    if (isOnBead && repeat) return event.preventDefault()
    if (key === 'Backspace' && (isElsewhere || target.closest('button'))) {
      event.preventDefault()
      if (!repeat) acts.onUndo()
    }
    // On the bead's own button the browser triggers the click.
    if (key === ' ' && isElsewhere) {
      event.preventDefault()
      if (!repeat) acts.onCount()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
