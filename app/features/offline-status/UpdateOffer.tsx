import { useEffect, useEffectEvent } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { offlineStatus } from '#app/i18n/en/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { showToast } from '#app/ui/toasts.ts'

/**
 * Registers the worker and offers its updates. A devotee decides when; while a mantra plays nothing
 * is offered, so that nothing can end it, and the offer comes with the silence after it.
 */
export function UpdateOffer() {
  const words = useWords(offlineStatus)
  const player = usePlayer()
  const offer = useEffectEvent((update: () => void) => {
    showToast({
      title: words.updateTitle,
      description: words.updateText,
      durationMs: Infinity,
      action: { label: words.update, onAction: update },
    })
  })
  useEffect(() => {
    let stop = () => {}
    const isQuiet = () => !['playing', 'loading'].includes(player.getState().status)
    const offerWhenQuiet = (update: () => void) => {
      if (isQuiet()) return offer(update)
      const unsubscribe = player.subscribe(() => {
        if (!isQuiet()) return
        unsubscribe()
        offer(update)
      })
    }
    void import('./serviceWorker.ts').then(({ registerWorker }) => {
      stop = registerWorker(offerWhenQuiet)
    })
    return () => stop()
  }, [player])
  return null
}
