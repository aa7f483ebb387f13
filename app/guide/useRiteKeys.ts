import { useEffect, useEffectEvent } from 'react'
import { usePlayer, usePlayerState } from '#app/audio/PlayerContext.ts'

type Acts = { onNext: () => void; onBack: () => void }

/** Elements that handle Space and Enter themselves. */
const ownKeys = 'button, a, input, select, textarea, summary, dialog'

const forward = new Set(['ArrowRight', 'PageDown', 'MediaTrackNext'])
const backward = new Set(['ArrowLeft', 'PageUp', 'MediaTrackPrevious'])

/** Steps by key: of a keyboard, of a remote for slides, and of a headset while something plays. */
export function useRiteKeys(acts: Acts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey } = event
    if (ctrlKey || altKey || metaKey || !(target instanceof Element)) return
    // A dialog or a field has the keys for itself.
    if (target.closest('dialog, input, select, textarea')) return
    const isPress = (key === ' ' || key === 'Enter') && target.closest(ownKeys) === null
    if (!isPress && !forward.has(key) && !backward.has(key)) return
    event.preventDefault()
    if (repeat) return
    if (backward.has(key)) acts.onBack()
    else acts.onNext()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  const player = usePlayer()
  const track = usePlayerState((state) => state.track?.id)
  const next = useEffectEvent(() => acts.onNext())
  const previous = useEffectEvent(() => acts.onBack())
  useEffect(() => {
    if (track === undefined) return
    // After the practice, which would go from line to line.
    player.change({ steps: { next: () => next(), previous: () => previous() } })
  }, [player, track])
}
