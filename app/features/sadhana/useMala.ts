import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { loadWithRetry } from '#app/lazy/lazyLoad.ts'
import { type Bead, freshMala, type Mala } from '#app/offline/sadhana/beads.ts'
import type { MalaState, MalaStore } from '#app/offline/sadhana/mala.ts'

const unread: MalaState = { mala: freshMala, isRead: false }
const none = () => () => {}
const getUnread = () => unread

/** How often an open page checks whether a new day has begun. */
const lookMs = 30_000

/** A mantra's mala in this tab. Beads counted before its code has loaded are added afterwards. */
export function useMala(mantra: string) {
  const [store, setStore] = useState<MalaStore>()
  const early = useRef<Bead['kind'][]>([])
  useEffect(() => {
    let close = () => {}
    let isMounted = true
    const load = () => import('#app/offline/sadhana/phoneMala.ts')
    void loadWithRetry(load).then(({ openMala }) => {
      if (!isMounted) return
      const mala = openMala(mantra)
      const stop = mala.open()
      for (const kind of early.current.splice(0)) mala.count(kind)
      const timer = setInterval(mala.look, lookMs)
      document.addEventListener('visibilitychange', mala.look)
      close = () => {
        stop()
        clearInterval(timer)
        document.removeEventListener('visibilitychange', mala.look)
      }
      setStore(mala)
    })
    return () => {
      isMounted = false
      close()
    }
  }, [mantra])
  const get = store?.getState ?? getUnread
  const state = useSyncExternalStore(store?.subscribe ?? none, get, getUnread)
  const count = useCallback(
    (kind: Bead['kind']): Mala | undefined => {
      if (store) return store.count(kind)
      early.current.push(kind)
      return undefined
    },
    [store],
  )
  return { ...state, count, storeAgain: () => void store?.store() }
}
