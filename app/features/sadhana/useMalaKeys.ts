import { useEffect, useEffectEvent } from 'react'

type Acts = { onCount: () => void; onUndo: () => void }

/** What answers the space bar itself. */
const ownsKeys = 'button, a, input, select, textarea, summary, dialog'

/** Space counts and Backspace takes back, wherever the focus is, except on what uses these keys. */
export function useMalaKeys(acts: Acts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return
    const isOnBead = target.closest('.mala-touch') !== null
    const isElsewhere = target.closest(ownsKeys) === null
    // A key held down is one bead.
    if (isOnBead && repeat) return event.preventDefault()
    if (key === 'Backspace' && (isElsewhere || target.closest('button'))) {
      event.preventDefault()
      if (!repeat) acts.onUndo()
    }
    // On the bead's own button the browser presses it.
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
