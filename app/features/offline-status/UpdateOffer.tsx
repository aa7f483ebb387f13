import { useEffect, useEffectEvent } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { offlineStatus } from '#app/i18n/en/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { patiently } from '#app/lazy/lazyLoad.ts'
import { getToast, showToast, subscribeToasts } from '#app/ui/toasts.ts'

/**
 * Registers the worker and offers its updates. The devotee decides when; while a mantra plays
 * nothing is offered and nothing reloads, so that nothing interrupts it: the offer comes once it
 * has ended. If another message replaces it for a while, it returns. Once answered it does not
 * return, unless the update failed.
 */
export function UpdateOffer() {
  const words = useWords(offlineStatus)
  const player = usePlayer()
  const offer = useEffectEvent((onAgree: () => void) => {
    showToast({
      title: words.updateTitle,
      description: words.updateText,
      durationMs: Infinity,
      action: { label: words.update, onAction: onAgree },
    })
    return getToast()?.id
  })
  useEffect(() => {
    let stop = () => {}
    let isMounted = true
    let update: (() => void) | undefined
    let offered: number | undefined
    const isQuiet = () => !['playing', 'loading'].includes(player.getState().status)
    const whenQuiet = () =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isQuiet()) return
          unsubscribe()
          resolve()
        }
        const unsubscribe = player.subscribe(look)
        look()
      })
    const handleAgree = () => {
      offered = undefined
      if (!isQuiet()) return
      update?.()
      update = undefined
    }
    const offerIfRight = () => {
      const toast = getToast()
      const isShown = toast !== undefined && toast.id === offered
      if (isShown && !toast.isOpen) update = undefined
      if (update && isQuiet() && !isShown && !toast?.isOpen) offered = offer(handleAgree)
    }
    const stopListening = [player.subscribe(offerIfRight), subscribeToasts(offerIfRight)]
    void patiently(() => import('./serviceWorker.ts')).then(({ registerWorker }) => {
      if (!isMounted) return
      const onUpdate = (letTakeOver: () => void) => {
        update = letTakeOver
        offerIfRight()
      }
      stop = registerWorker({ onUpdate, whenQuiet })
    })
    return () => {
      isMounted = false
      stop()
      for (const each of stopListening) each()
    }
  }, [player])
  return null
}
