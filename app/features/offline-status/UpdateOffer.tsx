import { useEffect, useEffectEvent } from 'react'
import { usePlayer } from '#app/audio/PlayerContext.ts'
import { offlineStatus } from '#app/i18n/en/offline/offlineStatus.ts'
import { useWords } from '#app/i18n/words.ts'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import { getToast, showToast, subscribeToasts } from '#app/ui/toasts.ts'

/**
 * Registers the service worker and offers its updates in a toast. Nothing is offered or reloaded
 * while a mantra plays; the offer follows when it has ended. It returns if another toast replaced
 * it, but not once it was answered, unless the update failed.
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
    void loadWithRetry(() => import('./serviceWorker.ts')).then(({ registerWorker }) => {
      if (!isMounted) return
      const onUpdate = (activateUpdate: () => void) => {
        update = activateUpdate
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
